import type { ComponentProps } from 'react';
import { DigitsField } from './digits-field';

type Props = Pick<
  ComponentProps<typeof DigitsField>,
  'label' | 'value' | 'onChange' | 'error' | 'hint' | 'trailing' | 'inputRef' | 'disabled'
> & {
  /** Most digits. */
  maxLength: number;
};

/**
 * The code of an SMS (decision 11, SMS codes): offered by the keyboard where the phone reads it, pasted with or without
 * words.
 */
export function CodeField({ maxLength, ...rest }: Props) {
  return <DigitsField {...rest} maxDigits={maxLength} autoComplete="one-time-code" name="one-time-code" />;
}
