import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/state-views';

type Props = { onBindCard: () => void; onOtherWay: (() => void) | null };

/** Nothing to pay with yet: add a card, or pay the other way where there is one. */
export function NoCards({ onBindCard, onOtherWay }: Props) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`You have no bank card here yet`}
      text={t`Add the card you want to pay with. It takes about a minute.`}
      action={
        <>
          <Button onClick={onBindCard}>
            <Trans comment="Button: to the page where a bank card is added">Add a bank card</Trans>
          </Button>
          {onOtherWay && (
            <Button variant="quiet" onClick={onOtherWay}>
              <Trans comment="Link: pay without a bank card">Pay another way</Trans>
            </Button>
          )}
        </>
      }
    />
  );
}
