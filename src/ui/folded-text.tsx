import { useLingui } from '@lingui/macro';
import { type ReactNode, useState } from 'react';
import { beginningOf } from '@/domain/text/cut-text';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { buttonClass } from './button';

export type LongTextProps = {
  text: string;
  /** Renders the text, or its beginning. Default: amounts and dates without line breaks. */
  renderText?: ((text: string) => ReactNode) | undefined;
};

/** The beginning of a long text, with a button that shows all of it, or less again. */
export function FoldedText({ text, renderText = keepNumbersTogether }: LongTextProps) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      {renderText(isWhole ? text : beginningOf(text))}{' '}
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-expanded={isWhole}
        onClick={() => setIsWhole((wasWhole) => !wasWhole)}
      >
        {isWhole
          ? t({ message: 'Show less', comment: 'Button: only the beginning of a long text again' })
          : t({ message: 'Show all', comment: 'Button: the rest of a long text' })}
      </button>
    </>
  );
}
