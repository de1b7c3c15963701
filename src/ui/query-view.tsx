import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { describeError, type ErrorMessage } from '@/i18n/error-message';
import { Button } from './button';
import { Notice } from './notice';
import { usePageChrome } from './page-chrome';
import { ErrorState } from './state-views';

/** The part of a query result that decides what a page shows. */
export type QueryState<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props<T> = {
  query: QueryState<T>;
  /** Has the final layout, so that nothing jumps when the data comes. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
  /** Shown instead of the error while there is no data: for example, a copy kept on the device. */
  fallback?: (error: Error) => ReactNode;
};

/**
 * One page's data in every state (decision 13): skeleton, data, error with a way on; and data with a notice above it when
 * a later refresh failed.
 */
export function QueryView<T>({ query, skeleton, children, fallback }: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) {
    return (
      <>
        {error && !isFetching ? <StaleNotice error={error} onRetry={refetch} /> : null}
        {children(data)}
      </>
    );
  }
  if (!error) return skeleton;
  return fallback?.(error) ?? <QueryError error={error} onRetry={refetch} retrying={isFetching} />;
}

type ErrorProps = { error: unknown; onRetry: () => unknown; retrying?: boolean };

/** An error in the person's language, with the way on that fits it: try again, sign in, or customer service. */
export function QueryError({ error, onRetry, retrying = false }: ErrorProps) {
  const { t } = useLingui();
  const chrome = usePageChrome();
  const message = describeError(error);
  return (
    <ErrorState
      kind={message.kind === 'offline' ? 'offline' : message.kind === 'error' ? 'error' : 'missing'}
      title={t(message.title)}
      text={typeof message.text === 'string' ? message.text : t(message.text)}
      retrying={retrying}
      {...(message.canRetry ? { onRetry: () => void onRetry() } : {})}
      help={<ErrorHelp message={message} onSignIn={chrome.onSignIn} onHelp={chrome.onHelp} />}
    />
  );
}

function ErrorHelp({ message, onSignIn, onHelp }: { message: ErrorMessage; onSignIn: () => void; onHelp: () => void }) {
  if (message.kind === 'session') {
    return (
      <Button variant="primary" onClick={onSignIn}>
        <Trans>Back to the app</Trans>
      </Button>
    );
  }
  return (
    <Button variant="quiet" onClick={onHelp}>
      <Trans>Contact customer service</Trans>
    </Button>
  );
}

function StaleNotice({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useLingui();
  const message = describeError(error);
  return (
    <Notice
      kind="warning"
      title={t`This may be out of date`}
      action={
        <Button variant="secondary" onClick={() => void onRetry()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {typeof message.text === 'string' ? message.text : t(message.text)}
    </Notice>
  );
}
