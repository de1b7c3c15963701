import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import { classifyError, RefusedError, statusMeaning, type ErrorKind, type StatusMeaning } from '@/platform/api/errors';
import { useServices } from '@/platform/services';

/** The message for a person: a title, a sentence, and whether a retry makes sense. */
export type ErrorMessage = {
  kind: 'offline' | 'error' | 'missing' | 'session';
  title: MessageDescriptor;
  /** A message of the app, or the server's text, shown as it is. */
  text: MessageDescriptor | string;
  canRetry: boolean;
};

function errorMessage(
  title: MessageDescriptor,
  text: MessageDescriptor,
  kind: ErrorMessage['kind'] = 'error',
  canRetry = true,
) {
  return { kind, title, text, canRetry };
}

/** Shown when the server no longer knows the session, and when a page was opened without one. */
export const sessionEnded = errorMessage(
  msg`Please sign in again`,
  msg`For your safety this page only opens from the app while you are signed in. Go back to the app and open it again.`,
  'session',
  false,
);
const unexpected = errorMessage(
  msg`Something went wrong`,
  msg`Please try again. If it happens again, contact customer service.`,
);
const serverFault = errorMessage(
  msg`Our server has a problem`,
  msg`It is not your phone. Please try again in a moment.`,
);
const notDone = msg`This did not work`;

/** Anything that is not named here is unexpected. */
const messages: Partial<Record<ErrorKind | StatusMeaning, ErrorMessage>> = {
  offline: errorMessage(
    msg`You are offline`,
    msg`We could not reach the server. Check your connection and try again. Nothing you entered is lost.`,
    'offline',
  ),
  'timed-out': errorMessage(
    msg`This is taking too long`,
    msg`The server did not answer in time. Your connection may be slow. Please try again.`,
    'offline',
  ),
  unreadable: serverFault,
  session: sessionEnded,
  gone: errorMessage(
    msg`We could not find this`,
    msg`What you are looking for is no longer here. Go back, or contact customer service.`,
    'missing',
    false,
  ),
  invalid: errorMessage(
    notDone,
    msg`This request cannot be processed. Please contact customer service.`,
    'error',
    false,
  ),
  busy: errorMessage(msg`Too many requests`, msg`Please wait a moment, then try again.`),
  passing: serverFault,
  http: serverFault,
  refused: errorMessage(notDone, unexpected.text),
};

/**
 * Describes an error for the person, a refusal by the server's text. Any other than an `ApiError` is unexpected.
 * @param isVisitor of someone without a session: an answer that asks for one is a failure of the server
 */
export function describeError(error: unknown, isVisitor = false): ErrorMessage {
  const kind = statusMeaning(error) ?? classifyError(error);
  const message = (isVisitor && kind === 'session' ? undefined : messages[kind]) ?? unexpected;
  return error instanceof RefusedError && error.text ? { ...message, text: error.text } : message;
}

/** @returns `describeError` for this person */
export function useErrorMessage(): (error: unknown) => ErrorMessage {
  const { session } = useServices();
  return (error) => describeError(error, session.current() === null);
}

/** @returns a function that turns an error into a sentence; of a refusal the server's text */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  const describe = useErrorMessage();
  return (error) => {
    const { text } = describe(error);
    return typeof text === 'string' ? text : t(text);
  };
}
