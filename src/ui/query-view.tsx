import { useLingui } from '@lingui/macro';
import { type ReactNode, useDeferredValue } from 'react';
import { isRefusal } from '@/platform/api/errors';
import { useErrorMessage, useErrorText } from '@/platform/i18n/error-message';
import { useServerLanguage } from '@/platform/i18n/market';
import type { StaleState } from '@/platform/query/use-persisted-query';
import { RetryButton } from './button';
import { Notice } from './notice';
import { ErrorState, GoBackButton, HelpButton, SignInButton } from './state-views';

/** The part of a query result that a page needs. */
export type QueryState<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** Set while the data is of an earlier visit: the page then shows its age, with a button to fetch again. */
  stale?: StaleState | undefined;
};

type Props<T> = {
  query: QueryState<T>;
  /** Has the final layout, so that nothing moves when the data arrives. */
  skeleton: ReactNode;
  /** What could not be loaded, as the title of an error. */
  failed?: string;
  children: (data: T) => ReactNode;
  /** Below the content or the error; not below the skeleton, whose height is only a guess. */
  below?: ReactNode;
};

/** One page's data in every state (decision 13, no silent failures): skeleton, data, error with actions. */
export function QueryView<T>({ query, skeleton, failed, children, below }: Props<T>) {
  const { data, error, isFetching, refetch, stale } = query;
  // Deferred, so that React renders the first data in slices and a slow phone can react to a tap between them.
  const isHere = useDeferredValue(data !== undefined);
  if (data !== undefined) {
    if (!isHere) return skeleton;
    return (
      <>
        {error && !isFetching && !stale ? <StaleNotice error={error} onRetry={refetch} /> : null}
        {children(data)}
        {below}
      </>
    );
  }
  if (!error) return skeleton;
  return (
    <>
      <QueryError error={error} onRetry={refetch} retrying={isFetching} title={failed} />
      {below}
    </>
  );
}

type ErrorProps = { error: unknown; onRetry: () => unknown };

type QueryErrorProps = ErrorProps & { retrying?: boolean; title?: string | undefined };

/** An error in the person's language, with the fitting action: try again, sign in, or customer service. */
export function QueryError({ error, onRetry, retrying = false, title }: QueryErrorProps) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const message = useErrorMessage()(error);
  const isSession = message.kind === 'session';
  // Another try gets the same answer.
  const isFinal = !message.canRetry || isRefusal(error);
  return (
    <ErrorState
      kind={message.kind === 'session' ? 'missing' : message.kind}
      title={title !== undefined && !isSession ? title : t(message.title)}
      // A refusal is shown in the server's own words.
      text={typeof message.text === 'string' ? <span lang={lang}>{message.text}</span> : t(message.text)}
      action={
        isSession ? (
          <SignInButton />
        ) : (
          <>
            {isFinal && <GoBackButton />}
            {message.canRetry && (
              <RetryButton variant={isFinal ? 'quiet' : 'primary'} retrying={retrying} onRetry={onRetry} />
            )}
            <HelpButton />
          </>
        )
      }
    />
  );
}

function StaleNotice({ error, onRetry }: ErrorProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { canRetry } = useErrorMessage()(error);
  return (
    <Notice kind="warning" title={t`This may be out of date`} onRetry={canRetry ? onRetry : undefined}>
      {errorText(error)}
    </Notice>
  );
}
