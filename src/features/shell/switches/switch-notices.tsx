import { useLingui, Trans } from '@lingui/macro';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { SwitchNotice } from '@/api/contract/switches';
import { wholeFigures } from '@/i18n/whole-figures';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import type { ActiveSwitches } from '@/services/switches/active-switches';
import { wordsIn } from '@/services/switches/words-in';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

/** What the operator says to everybody, above each page (decision 69, switches from outside). Text only; a link opens by the rules for a server's addresses. */
export function SwitchNotices({ active }: { active: ActiveSwitches }) {
  const market = useMarket().id;
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '' });
  const found = active.closedPage(page, market);
  return (
    <>
      {found?.isHeld && <OperatorNotice notice={{ kind: 'warning', text: found.closed.text }} />}
      {active.notices(market).map((notice) => (
        <OperatorNotice key={JSON.stringify(notice)} notice={notice} />
      ))}
    </>
  );
}

function OperatorNotice({ notice: { kind, text, link } }: { notice: SwitchNotice }) {
  const { i18n } = useLingui();
  const { openServerUrl } = useServices();
  const [isRefused, setIsRefused] = useState(false);
  const words = wordsIn(text, i18n.locale);
  const linkWords = link && wordsIn(link.text, i18n.locale);

  return (
    <Notice
      kind={kind}
      action={
        link &&
        linkWords && (
          <Button variant="quiet" onClick={() => setIsRefused(openServerUrl(link.address, 'outside') === 'refused')}>
            <span lang={linkWords.lang}>{linkWords.text}</span>
          </Button>
        )
      }
    >
      <output lang={words.lang}>{wholeFigures(words.text)}</output>
      {isRefused && (
        <p role="alert">
          <Trans>This link cannot be opened.</Trans>
        </p>
      )}
    </Notice>
  );
}
