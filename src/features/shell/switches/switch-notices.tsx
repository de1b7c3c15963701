import { useLingui, Trans } from '@lingui/macro';
import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { SwitchNotice } from '@/platform/api/contract/switches';
import { useMarket } from '@/platform/i18n/market';
import { wholeFigures } from '@/platform/i18n/whole-figures';
import type { ActiveSwitches } from '@/platform/offline/switches/active-switches';
import { textIn } from '@/platform/offline/switches/words-in';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';
import styles from './switch-notices.module.css';

/**
 * What the operator says to everybody, above each page (decision 69, switches from outside). Text only; a link opens by
 * the rules for a server's addresses.
 */
export function SwitchNotices({ active }: { active: ActiveSwitches }) {
  const market = useMarket().id;
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '' });
  const found = active.closedPage(page, market);
  const held: SwitchNotice[] = found?.isHeld ? [{ kind: 'warning', text: found.closed.text }] : [];
  const shown = [...held, ...active.notices(market)];
  if (shown.length === 0) return null;
  return (
    <FoldedNotices>
      {shown.map((notice) => (
        <OperatorNotice key={JSON.stringify(notice)} notice={notice} />
      ))}
    </FoldedNotices>
  );
}

/** Notices that together take more than a third of the screen are cut off there, until somebody wants to see all. */
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
      {/* Whoever comes to a link that is cut off, by keyboard or screen reader, sees it. */}
      <div ref={box} className={cx('stack', isLong && !isOpen && styles['folded'])} onFocus={() => setIsOpen(true)}>
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
  const { i18n } = useLingui();
  const { openServerUrl } = useServices();
  const [isRefused, setIsRefused] = useState(false);
  const words = textIn(text, i18n.locale);
  const linkWords = link && textIn(link.text, i18n.locale);

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
