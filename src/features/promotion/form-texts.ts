import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { RefusedError } from '@/platform/api/errors';
import { describeError } from '@/platform/i18n/error-message';

/** A message, or the server's own text. */
export type FormText = MessageDescriptor | string;

/** The messages that the specification quotes (sections 5 and 8). */
export const formTexts = {
  phone: msg`Please enter a correct mobile number!`,
  captcha: msg`Please enter the correct picture code!`,
  sms: msg`Please enter the correct SMS code!`,
  tooSoon: msg`Please do not ask for another code yet!`,
  registered: msg`You are registered already, please download the app and sign in!`,
  wrongCaptcha: msg`The picture code is wrong. Here is a new one.`,
} as const satisfies Record<string, MessageDescriptor>;

export type RegistrationOutcome =
  | { kind: 'registered' }
  | { kind: 'wrong-captcha'; text: FormText }
  | { kind: 'failed'; title: MessageDescriptor | null; text: FormText };

/** Reads a failure (specification section 8): 11 is registered already; 101, or -1 of `register`, a wrong captcha. */
export function registrationOutcome(error: unknown, call: 'sms' | 'register'): RegistrationOutcome {
  if (error instanceof RefusedError) {
    if (error.code === '11') return { kind: 'registered' };
    if (error.code === '101' || (error.code === '-1' && call === 'register'))
      return { kind: 'wrong-captcha', text: error.text || formTexts.wrongCaptcha };
  }
  const { title, text } = describeError(error, true);
  return { kind: 'failed', title: error instanceof RefusedError ? null : title, text };
}
