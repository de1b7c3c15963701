import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ClosedPage } from '@/platform/api/contract/switches';
import { textIn } from '@/platform/offline/switches/words-in';
import { Button } from '@/ui/button';
import { PageShell } from '@/ui/page-shell';
import { ErrorState } from '@/ui/state-views';
import { HelpButton } from '@/ui/ways-out';

/**
 * In the place of a page that the operator has closed for now: why, and the way round (decision
 * 69, switches from outside).
 */
export function ClosedPageScreen({ closed: { text, instead } }: { closed: ClosedPage }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const words = textIn(text, i18n.locale);

  return (
    <PageShell title={t({ message: 'Closed for now', comment: 'Title in place of a page that is switched off' })}>
      <ErrorState
        kind="missing"
        title={t`This page is closed for now`}
        text={<span lang={words.lang}>{words.text}</span>}
        help={
          <>
            {instead && (
              <Button onClick={() => void navigate({ to: instead, search: (inputs) => inputs })}>
                <Trans comment="Button: to another page, in place of one that is switched off">Go on another way</Trans>
              </Button>
            )}
            <HelpButton />
          </>
        }
      />
    </PageShell>
  );
}
