import type { ReactNode } from 'react';
import { beginningOf } from '@/domain/text/cut-text';
import { wholeFigures } from '@/platform/i18n/whole-figures';
import { lazyComponent } from './lazy-component';

export type LongTextProps = {
  text: string;
  /** Renders the text, or its beginning; by default with unbroken amounts and dates. */
  write?: ((text: string) => ReactNode) | undefined;
};

/** Few texts are so long: the button loads when one is. */
const FoldedText = lazyComponent<LongTextProps>({
  load: () => import('./folded-text').then((part) => part.FoldedText),
  pending: ({ text, write = wholeFigures }) => write(beginningOf(text)),
  failed: ({ text, write = wholeFigures }) => write(text),
});

/** A server's text of any length: of a long one the beginning, with a button for the rest. Not inside buttons. */
export function LongText({ text, write = wholeFigures }: LongTextProps): ReactNode {
  return beginningOf(text) === text ? write(text) : <FoldedText text={text} write={write} />;
}
