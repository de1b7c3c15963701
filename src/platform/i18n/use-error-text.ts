import { useLingui } from '@lingui/macro';
import { describeError } from './error-message';

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
