import { useLingui } from '@lingui/macro';
import { useState, type ComponentProps } from 'react';
import { readSmsCode, shortestCode } from '@/domain/sms-code';
import { digitsOf } from '@/lib/digits';
import { DigitsField } from './digits-field';

type Props = Pick<
  ComponentProps<typeof DigitsField>,
  'label' | 'value' | 'onChange' | 'error' | 'hint' | 'trailing' | 'inputRef' | 'disabled'
> & {
  /** Most digits. */
  maxLength: number;
};

/** Digits alone, in groups or not. */
const bareNumber = /^\s*\p{Nd}(?:[\s-]?\p{Nd})*\s*$/u;

/**
 * The code of an SMS (decision 11, SMS codes): offered by the keyboard where the phone reads it, pasted with or without
 * the rest of the message. A message whose code is not certain changes nothing, and the field says why.
 */
export function CodeField({ maxLength, value, onChange, error, ...rest }: Props) {
  const { t } = useLingui();
  const [unread, setUnread] = useState<'none' | 'several' | null>(null);
  const unreadText =
    unread &&
    {
      none: t`There is no code in this text. Please type the code from the SMS.`,
      several: t`More than one number in this text may be the code. Please type the right one.`,
    }[unread];

  function change(digits: string): void {
    setUnread(null);
    onChange(digits);
  }

  function takeText(text: string): boolean {
    const reading = readSmsCode(text);
    const { length } = digitsOf(text);
    // A piece of a code goes where the caret is.
    if (bareNumber.test(text) && (length < shortestCode || (length <= maxLength && reading.kind === 'code')))
      return false;
    if (reading.kind === 'code' && reading.code.length <= maxLength) change(reading.code);
    else setUnread(reading.kind === 'several' ? 'several' : 'none');
    return true;
  }

  return (
    <DigitsField
      {...rest}
      value={value}
      onChange={change}
      onText={takeText}
      error={unreadText ?? error}
      maxDigits={maxLength}
      autoComplete="one-time-code"
      name="one-time-code"
    />
  );
}
