import type { ReactNode } from 'react';
import { beginningOf } from '@/domain/text/beginning-of';
import { wholeFigures } from '@/platform/i18n/whole-figures';
import { lazyComponent } from './lazy-component';

export type LongTextProps = {
  text: string;
  /** How the text, or its beginning, is written; unless told, with its sums and dates whole. */
  write?: ((text: string) => ReactNode) | undefined;
};

/** Hardly any text is so long: its button comes when one is. */
const FoldedText = lazyComponent<LongTextProps>({
  load: () => import('./folded-text').then((part) => part.FoldedText),
  waiting: ({ text, write = wholeFigures }) => write(beginningOf(text)),
  missing: ({ text, write = wholeFigures }) => write(text),
});

/**
 * A text of any length, as servers send them: of one that is longer than a screen the beginning, and a button that
 * shows the rest. It stands where a button may stand; names on buttons and in lists of choices are `label`s of the
 * contract, which have an end.
 */
export function LongText({ text, write = wholeFigures }: LongTextProps): ReactNode {
  return beginningOf(text) === text ? write(text) : <FoldedText text={text} write={write} />;
}
