import { Trans, useLingui } from '@lingui/macro';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ClosedPage, SwitchNotice } from '@/platform/api/contract/switches';
import { useMarket } from '@/platform/i18n/market';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import type { ActiveSwitches, SwitchViews } from '@/platform/offline/switches/active-switches';
import { textIn } from '@/platform/offline/switches/use-closed-ways';
import { pagePathOf } from '@/platform/page-options';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';
import { useOpenOutside } from '@/ui/outside/open-outside';
import { PageShell } from '@/ui/page-shell';
import { ErrorState, HelpButton } from '@/ui/state-views';
import styles from '@/ui/page-shell.module.css';

/** Instead of a page that the operator has closed: the reason, another way (decision 69, switches from outside). */
function ClosedPageScreen({ closed: { text, instead } }: { closed: ClosedPage }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const words = textIn(text, i18n.locale);

  return (
    <PageShell title={t({ message: 'Closed for now', comment: 'Title in place of a page that is switched off' })}>
      <ErrorState
        kind="missing"
        title={t`This page is closed for now`}
        text={<span lang={words.lang}>{words.text}</span>}
        action={
          <>
            {instead && (
              <Button onClick={() => void navigate({ to: instead, search: (inputs) => inputs })}>
                <Trans comment="Button: to a page in place of a closed one">Continue another way</Trans>
              </Button>
            )}
            <HelpButton />
          </>
        }
      />
    </PageShell>
  );
}

/** The operator's notices above each page, as plain text (decision 69, switches from outside). */
function SwitchNotices({ active }: { active: ActiveSwitches }) {
  const market = useMarket().id;
  const page = useRouterState({ select: ({ matches }) => pagePathOf(matches) });
  const found = active.closedPage(page, market);
  const held: SwitchNotice[] = found?.isHeld ? [{ kind: 'warning', text: found.closed.text }] : [];
  // Two equal notices are one.
  const shown = new Map([...held, ...active.notices(market)].map((notice) => [JSON.stringify(notice), notice]));
  if (shown.size === 0) return null;
  return (
    <FoldedNotices>
      {[...shown].map(([key, notice]) => (
        <OperatorNotice key={key} notice={notice} />
      ))}
    </FoldedNotices>
  );
}

/** Cuts off notices that together take more than a third of the screen, with a button that shows all. */
function FoldedNotices({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    const measure = () => setIsLong((box.current?.scrollHeight ?? 0) > window.innerHeight / 3);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });

  return (
    <div>
      {/* Focus on a hidden link opens the notices. */}
      <div ref={box} className={cx('stack', isLong && !isOpen && styles.folded)} onFocus={() => setIsOpen(true)}>
        {children}
      </div>
      {isLong && (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen
            ? t({ message: 'Show less', comment: 'Button: only the beginning of a long text again' })
            : t({ message: 'Show all', comment: 'Button: the rest of a long text' })}
        </Button>
      )}
    </div>
  );
}

function OperatorNotice({ notice: { kind, text, link } }: { notice: SwitchNotice }) {
  const { t, i18n } = useLingui();
  const { open, isRefused, opened } = useOpenOutside();
  const words = textIn(text, i18n.locale);
  const linkWords = link && textIn(link.text, i18n.locale);

  return (
    <>
      <Notice
        kind={kind}
        action={
          link &&
          linkWords && (
            <Button variant="quiet" onClick={() => open(link.address)}>
              <span lang={linkWords.lang}>{linkWords.text}</span>
            </Button>
          )
        }
      >
        <output lang={words.lang}>{keepNumbersTogether(words.text)}</output>
        {isRefused && <p role="alert">{t`This link cannot be opened.`}</p>}
      </Notice>
      {opened}
    </>
  );
}

/** The components that show the switches; their texts are in the catalog `help`. */
export const switchViews: SwitchViews = { Notices: SwitchNotices, ClosedPage: ClosedPageScreen };
