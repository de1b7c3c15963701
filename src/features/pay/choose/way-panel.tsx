import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { bankType, counterType } from '@/domain/payments/payment-facts';
import type { ClosedWayOf } from '@/platform/offline/switches/use-closed-ways';
import { RadioList, disabledOption } from '@/ui/choice-list';
import { EmptyState, HelpButton } from '@/ui/state-views';
import { useTextInput } from '@/ui/use-text-input';
import { isPlain, type Place, searchWays, type Way } from './place';
import { WayIcon } from './ways';
import styles from './choice.module.css';

/** A list with more ways than this can be searched. */
const maxWithoutSearch = 8;

/** The words of the banks, the mini markets, or the apps: above and below a list, if it is empty, if none is chosen. */
export function usePanelWords(payType: string) {
  const { t } = useLingui();
  if (payType === bankType)
    return { which: t`Which bank?`, none: t`No bank is available right now`, missing: t`Choose a bank first.` };
  if (payType === counterType)
    return {
      which: t`Which mini market?`,
      none: t`No mini market is available right now`,
      missing: t`Choose a mini market first.`,
      how: t`You pay at the counter, with your payment code.`,
    };
  return {
    which: t`Which app will you use?`,
    none: t`No app is available right now`,
    missing: t`Choose one of the ways first.`,
    how: t`You pay in an app on your phone. We show you the steps.`,
  };
}

type Props = { ways: readonly Way[]; closed: ClosedWayOf; place: Place; onChange: (tapped: Partial<Place>) => void };

/** The ways of one type of payment, and then the channel at the bank (specification section 5). */
export function WayPanel({ ways, closed, place, onChange }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const typing = useTextInput<HTMLInputElement>({ value: text, onChange: setText, whileComposing: 'search' });
  const { payType, payCode, method } = place;
  const words = usePanelWords(payType);
  const { name: bankName = '', channels = [] } = ways.find((way) => way.payCode === payCode) ?? {};
  const found = searchWays(ways, text);
  // It is selected already.
  const isSole = !isPlain(payType) && ways.length === 1 && ways[0]?.payCode === payCode;

  if (ways.length === 0) {
    return (
      <EmptyState
        title={words.none}
        text={t`Please choose another way to pay, or contact customer service.`}
        action={<HelpButton />}
      />
    );
  }
  return (
    <>
      {ways.length > maxWithoutSearch && (
        <input
          {...typing}
          type="search"
          className={styles.search}
          aria-label={t`Search this list`}
          placeholder={t`Search this list`}
          autoComplete="off"
          enterKeyHint="search"
        />
      )}
      <div>
        {!isSole && (
          <RadioList
            label={words.which}
            showLabel
            options={found.map((way) => ({
              value: way.payCode,
              label: way.name,
              icon: <WayIcon payType={payType} size={22} />,
              ...disabledOption(closed(way.payCode)),
            }))}
            value={payCode === '' ? null : payCode}
            onChange={(code) => onChange({ payCode: code })}
          />
        )}
        <output className="hint">{found.length === 0 && <Trans>Nothing found. Check the spelling.</Trans>}</output>
        {words.how && <p className="hint">{words.how}</p>}
      </div>
      {channels.length > 0 && (
        <div>
          <RadioList
            label={t`How will you pay at ${bankName}?`}
            showLabel
            options={channels.map((name) => ({ value: name, label: name }))}
            value={method === '' ? null : method}
            onChange={(name) => onChange({ method: name })}
          />
          <p className="hint">
            <Trans>Optional. We show you the steps for what you choose; you can still change it later.</Trans>
          </p>
        </div>
      )}
    </>
  );
}
