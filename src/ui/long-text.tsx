import type { ReactNode } from 'react';
import { beginningOf } from '@/domain/text/cut-text';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import type { LongTextProps } from './folded-text';
import { lazyComponent } from './lazy-component';

/** Most texts are short, so the code of the button is loaded only for a long one. */
const FoldedText = lazyComponent<LongTextProps>({
  load: () => import('./folded-text').then((module) => module.FoldedText),
  pending: ({ text, renderText = keepNumbersTogether }) => renderText(beginningOf(text)),
  failed: ({ text, renderText = keepNumbersTogether }) => renderText(text),
});

/** A server's text of any length; a long one is cut, with a button that shows the rest. Not inside buttons. */
export function LongText({ text, renderText = keepNumbersTogether }: LongTextProps): ReactNode {
  return beginningOf(text) === text ? renderText(text) : <FoldedText text={text} renderText={renderText} />;
}
