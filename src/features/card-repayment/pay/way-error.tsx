import { useLingui } from '@lingui/macro';
import { describeError } from '@/i18n/error-message';
import { useErrorText } from '@/i18n/use-error-text';
import { ErrorState } from '@/ui/state-views';
import { HelpButton } from '@/ui/ways-out';

type Props = { error: Error; retrying: boolean; onRetry: () => unknown };

/** The cards could not be listed (specification section 8): says why, and offers another try. */
export function WayError({ error, retrying, onRetry }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <ErrorState
      kind={describeError(error).kind === 'offline' ? 'offline' : 'error'}
      title={t`Could not load your cards`}
      text={errorText(error)}
      retrying={retrying}
      onRetry={() => void onRetry()}
      help={<HelpButton />}
    />
  );
}
