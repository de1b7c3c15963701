import { Trans, useLingui } from '@lingui/macro';
import { useRef } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { useHasVoice, useReading } from './use-reading';

/** Elements that are not read: buttons, closed details, and the reader's own controls. */
const unread = 'button, [data-unread], [hidden], [aria-hidden="true"], details:not([open]), .sr-only, svg';

/** Elements that end a sentence, so that their text does not run into the next one. */
const blocks = 'p, li, dt, dd, h1, h2, h3, h4, summary, div';

/** @returns the text of an element, a line for each block */
function textAloud(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll(unread)) part.remove();
  // A label and its value belong together.
  for (const label of copy.querySelectorAll('dt')) label.append(': ');
  for (const block of copy.querySelectorAll(blocks)) if (block.tagName !== 'DT') block.append('\n');
  return (copy.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

type Props = {
  /** The text to read. Default: the card or section around the button, as it is when the button is tapped. */
  text?: string | undefined;
  /** The language of the text. Default: that of the page. */
  lang?: string | undefined;
};

/** A button that reads aloud; absent if the phone has no voice of the language (decision 81, reading aloud). */
export function ReadAloud({ text, lang }: Props) {
  const { i18n } = useLingui();
  const language = lang ?? i18n.locale;
  const host = useRef<HTMLDivElement>(null);
  const { state, read, pause, stop } = useReading(
    () => text ?? textAloud(host.current?.closest('details, section, main')),
    language,
  );
  if (!useHasVoice(language)) return null;
  return (
    <div ref={host} className="links" data-unread="">
      <Button variant="quiet" aria-pressed={state === 'reading'} onClick={state === 'reading' ? pause : read}>
        <Icon name={state === 'reading' ? 'pause' : 'play'} size={18} />
        {state === 'idle' && (
          <Trans comment="Button: a voice of the phone reads this part of the page">Read this to me</Trans>
        )}
        {state === 'reading' && <Trans comment="Button: the reading voice pauses">Pause</Trans>}
        {state === 'paused' && <Trans comment="Button: the reading voice goes on">Continue reading</Trans>}
      </Button>
      {state !== 'idle' && (
        <Button variant="quiet" onClick={stop}>
          <Trans comment="Button: the reading voice stops">Stop reading</Trans>
        </Button>
      )}
    </div>
  );
}
