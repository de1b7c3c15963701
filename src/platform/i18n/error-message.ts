import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '@/platform/api/errors';

/** What a person is told: a title, a sentence, and which way on makes sense. */
export type ErrorMessage = {
  kind: 'offline' | 'error' | 'missing' | 'session';
  title: MessageDescriptor;
  /** Ours to translate, or the server's own words, shown as text. */
  text: MessageDescriptor | string;
  /** Whether trying again may help. */
  canRetry: boolean;
};

const offline: ErrorMessage = {
  kind: 'offline',
  title: msg`You are offline`,
  text: msg`We could not reach the server. Check your connection and try again. Nothing you entered is lost.`,
  canRetry: true,
};

const timedOut: ErrorMessage = {
  kind: 'offline',
  title: msg`This is taking too long`,
  text: msg`The server did not answer in time. Your connection may be slow. Please try again.`,
  canRetry: true,
};

const unreadable: ErrorMessage = {
  kind: 'error',
  title: msg`We could not read the answer`,
  text: msg`The server sent something we do not understand. Please try again in a moment.`,
  canRetry: true,
};

const serverFault: ErrorMessage = {
  kind: 'error',
  title: msg`Our server has a problem`,
  text: msg`It is not your phone. Please try again in a moment.`,
  canRetry: true,
};

const busy: ErrorMessage = {
  kind: 'error',
  title: msg`Too many requests`,
  text: msg`Please wait a moment, then try again.`,
  canRetry: true,
};

const notFound: ErrorMessage = {
  kind: 'missing',
  title: msg`We could not find this`,
  text: msg`What you are looking for is no longer here. Go back, or contact customer service.`,
  canRetry: false,
};

/** Shown when the server no longer knows the session, and when a page was opened without one. */
export const sessionEnded: ErrorMessage = {
  kind: 'session',
  title: msg`Please sign in again`,
  text: msg`For your safety this page only opens from the app while you are signed in. Go back to the app and open it again.`,
  canRetry: false,
};

const unexpected: ErrorMessage = {
  kind: 'error',
  title: msg`Something went wrong`,
  text: msg`Please try again. If it happens again, contact customer service.`,
  canRetry: true,
};

function httpMessage(status: number): ErrorMessage {
  if (status === 401 || status === 403) return sessionEnded;
  if (status === 404) return notFound;
  if (status === 429) return busy;
  return serverFault;
}

/**
 * Turns whatever was thrown into what a person is told. Pure; screens decide where it is shown.
 * @param error anything; outside the family it is an unexpected error
 */
export function describeError(error: unknown): ErrorMessage {
  if (error instanceof OfflineError) return offline;
  if (error instanceof TimedOutError) return timedOut;
  if (error instanceof UnreadableAnswerError) return unreadable;
  if (error instanceof HttpError) return httpMessage(error.status);
  if (error instanceof RefusedError) {
    return { kind: 'error', title: msg`This did not work`, text: error.text || unexpected.text, canRetry: true };
  }
  return unexpected;
}

/**
 * @returns a function that turns an error into one sentence in the person's language; a refusal
 *   keeps the server's own words
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    const { text } = describeError(error);
    return typeof text === 'string' ? text : t(text);
  };
}
