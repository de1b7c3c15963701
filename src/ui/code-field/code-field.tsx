import { useLingui } from '@lingui/macro';
import { useRef, useState, type ComponentProps } from 'react';
import { digitsOf } from '@/domain/text/digits';
import { fetchAhead, loadCodeUntilDone } from '@/platform/offline/load-code';
import { DigitsField } from '../digits-field';

type Props = Pick<
  ComponentProps<typeof DigitsField>,
  'label' | 'value' | 'onChange' | 'error' | 'hint' | 'trailing' | 'inputRef' | 'disabled'
> & { maxLength: number };

/** Only digits, with or without groups. */
const bareNumber = /^\s*\p{Nd}(?:[\s-]?\p{Nd})*\s*$/u;

const importReader = () => import('@/domain/sms-code');

/** After this time a person who pasted a message is told to type, milliseconds. */
const slowMs = 1_000;

/** The code of an SMS (decision 11, SMS codes), typed or from a pasted message. If it is uncertain, nothing changes. */
export function CodeField({ maxLength, value, onChange, error, ...rest }: Props) {
  const { t } = useLingui();
  /** The last input, typed or pasted. */
  const input = useRef({});
  const [unread, setUnread] = useState<'none' | 'several' | 'unreadable' | null>(null);
  const unreadText =
    unread &&
    {
      none: t`There is no code in this text. Please type the code from the SMS.`,
      several: t`More than one number in this text may be the code. Please type the right one.`,
      unreadable: t`This text could not be read. Please type the code from the SMS.`,
    }[unread];

  function change(digits: string): void {
    input.current = {};
    setUnread(null);
    onChange(digits);
  }

  /** The code that reads a message is loaded with the first message, however long that takes. The last input wins. */
  async function read(text: string): Promise<void> {
    const pasted = {};
    input.current = pasted;
    const isLast = () => input.current === pasted;
    const timer = setTimeout(() => isLast() && setUnread('unreadable'), slowMs);
    const { readSmsCode } = await loadCodeUntilDone(importReader);
    clearTimeout(timer);
    if (!isLast()) return;
    const reading = readSmsCode(text);
    if (reading.kind === 'code' && reading.code.length <= maxLength) change(reading.code);
    else setUnread(reading.kind === 'several' ? 'several' : 'none');
  }

  function takeText(text: string): boolean {
    // A code or a piece of it is inserted at the caret.
    if (bareNumber.test(text) && digitsOf(text).length <= maxLength) return false;
    void read(text);
    return true;
  }

  return (
    <DigitsField
      {...rest}
      value={value}
      onChange={change}
      onText={takeText}
      onFocus={() => fetchAhead(importReader)}
      error={unreadText ?? error}
      maxDigits={maxLength}
      autoComplete="one-time-code"
      name="one-time-code"
    />
  );
}
