import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import type { Locale } from '@/domain/languages';
import { IconButton } from '@/ui/button';
import { type FallbackProps, lazyComponent, PartNotice } from '@/ui/lazy-component';

/** Most people never open it. Loaded when a page is idle (src/boot/background-work.ts), or by the first tap. */
export const LanguageSheet = lazyComponent({
  load: () => import('./language-sheet').then((module) => module.LanguageSheet),
  failed: SheetMissing,
});

/** Covers the page below the bar, so that nothing moves. The globe closes it. */
function SheetMissing({ state, onRetry }: FallbackProps) {
  return (
    <div style={{ left: 0, position: 'absolute', right: 0, top: '100%' }}>
      <PartNotice state={state} onRetry={onRetry} />
    </div>
  );
}

/** A globe that opens the choice of the language of all pages. */
export function LanguageSwitch({ offered }: { offered: readonly Locale[] }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="globe"
        label={t({ message: 'Language', comment: 'Button and title: choice of the language of the app' })}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <LanguageSheet offered={offered} onClose={() => setIsOpen(false)} />}
    </>
  );
}
