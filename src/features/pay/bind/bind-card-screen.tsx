import { Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Ref, useId, useState } from 'react';
import { mobileDigits, mobileRules, maxTypedDigits } from '@/domain/mobile-number';
import type { OrderKey } from '@/domain/order-key';
import type { Bridge } from '@/platform/bridge/contract';
import { pickStrings } from '@/platform/browser/search';
import { wait } from '@/platform/browser/wait';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { PickList } from '@/ui/choice-list';
import { useIsHere } from '@/ui/component-life';
import { cx } from '@/ui/cx';
import { BottomSheet } from '@/ui/dialog';
import { DigitsField } from '@/ui/digits-field';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { TextField, FieldFrame, inputProps } from '@/ui/text-field';
import { useToast } from '@/ui/toast';
import { onSubmit } from '@/ui/use-form';
import { useWrite } from '@/ui/use-write';
import { awaitedCardKey, cardWaysKey } from '../records/new-card';
import { type CardBank, cardBanks, findBank } from './banks';
import {
  maxNameLength,
  type CardField,
  type FieldProblem,
  type CardForm,
  maxCardNumberLength,
  readCardNumber,
  useCardForm,
} from './card-form';
import styles from './bind.module.css';

/** `started`: the bank asks the person. `app`: there is no native app. `silent`: no answer. `refused`: it refused. */
type BindOutcome = 'started' | 'app' | 'silent' | 'refused';

/** Longest time until the bank covers the page, milliseconds: the app answers as soon as it starts. */
const leavingMs = 3_000;

/** Resolves when the person is back from the bank, or has not left. */
async function whenBack(): Promise<void> {
  await wait(leavingMs);
  if (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

/** Asks the native app to bind a card, because no call of the wire does. The number goes only there. Never rejects. */
async function bindCard(bridge: Bridge, orderId: string | undefined, typed: CardForm): Promise<BindOutcome> {
  const { cardNo, bankCode, holderName, phone } = typed;
  const step = { ...(orderId && { orderId }), bankCode };
  const outcome = await bridge.call('startBank', { ...step, card: { cardNo, holderName: holderName.trim(), phone } });
  if (outcome.status === 'answered') {
    void whenBack().then(() => bridge.call('endBank', step));
    return 'started';
  }
  if (outcome.status === 'refused') return 'refused';
  return outcome.status === 'fallback' && bridge.platform() === 'browser' ? 'app' : 'silent';
}

function BindOutcomeNotice({ outcome }: { outcome: BindOutcome }) {
  const { t } = useLingui();
  const words = {
    started: {
      title: t`Your bank has to confirm the card`,
      text: t`It appears in your list of cards as soon as the bank has confirmed it.`,
    },
    app: {
      title: t`Open this page in the app`,
      text: t`Your bank confirms a new card inside the app only. Open the app on your phone and add the card there. What you typed is still here.`,
    },
    silent: {
      title: t`The app did not answer`,
      text: t`We do not know whether your bank was contacted. Check your list of cards before you try again. What you typed is still here.`,
    },
    refused: {
      title: t`The card was not added`,
      text: t`The app or your bank refused it. Please compare the details with your card, or use another card.`,
    },
  };
  const { title, text } = words[outcome];
  return (
    <Notice kind={outcome === 'started' ? 'info' : 'error'} title={title}>
      {text}
    </Notice>
  );
}

/** @returns a function that describes a problem of a field, and how to correct it */
function useFieldWords(): (field: CardField, problem: FieldProblem | null | undefined) => string | null {
  const { t } = useLingui();
  const { firstDigits, minLength, maxLength } = mobileRules[useMarket().id];
  const length = minLength === maxLength ? String(maxLength) : `${minLength}–${maxLength}`;
  const words: Record<CardField, Partial<Record<FieldProblem, string>> & { missing: string }> = {
    bankCode: { missing: t`Please choose the bank of the card` },
    holderName: { missing: t`Please enter the name on the card`, wrong: t`A name has letters only` },
    phone: {
      missing: t`Please enter the mobile number registered with your bank`,
      incomplete: t`A mobile number has ${length} digits`,
      wrong: t`This is not a mobile number. It starts with ${firstDigits}.`,
    },
    cardNo: {
      missing: t`Please enter the card number`,
      incomplete: t`The card number is not complete yet`,
      wrong: t`This card number is not right. Please compare each digit with your card.`,
    },
  };
  return (field, problem) => (problem ? (words[field][problem] ?? words[field].missing) : null);
}

type BankPickerProps = {
  /** Bank code; empty if none is selected. */
  value: string;
  onChange: (bankCode: string) => void;
  error: string | null;
  inputRef: Ref<HTMLButtonElement>;
};

/** The bank of the card: a field that opens a sheet. */
function BankPicker({ value, onChange, error, inputRef }: BankPickerProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const market = useMarket();
  const nameOf = ({ name }: CardBank) => (typeof name === 'string' ? name : t(name));
  const chosen = findBank(value, market);
  const title = t({ message: 'Choose the bank', comment: 'Field that opens the list of banks of a card' });
  const label = t({ message: 'Bank of the card', comment: 'Label of a field' });
  const shown = chosen ? nameOf(chosen) : title;

  return (
    <>
      <FieldFrame id={id} label={label} error={error}>
        <button
          type="button"
          ref={inputRef}
          id={id}
          className={cx('row', styles.bank)}
          aria-haspopup="dialog"
          aria-label={`${label}: ${shown}`}
          aria-describedby={inputProps(id, { error })['aria-describedby']}
          onClick={() => setIsOpen(true)}
        >
          <span className="grow">{shown}</span>
          <Icon name="chevron-down" size={20} />
        </button>
      </FieldFrame>
      <BottomSheet open={isOpen} onClose={() => setIsOpen(false)} title={title}>
        <PickList
          label={title}
          options={cardBanks[market.id].map((bank) => ({ value: bank.code, label: nameOf(bank) }))}
          value={chosen?.code ?? null}
          onPick={(code) => {
            onChange(code);
            setIsOpen(false);
          }}
        />
      </BottomSheet>
    </>
  );
}

/** Adds a bank card (specification section 2, bind card). The next page is its order's list of cards, if any. */
export function BindCardScreen({ order }: { order: Partial<OrderKey> }) {
  const { orderId } = order;
  const { t } = useLingui();
  const services = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const isHere = useIsHere();
  const { show } = useToast();
  const words = useFieldWords();
  const rule = mobileRules[useMarket().id];
  const { card, change, field, problem, check, awaitCard } = useCardForm();
  const { network } = readCardNumber(card.cardNo);
  /** The value of a field, its place for the focus, and its problem in words. */
  const fieldProps = (name: CardField) => ({
    value: card[name],
    inputRef: field(name),
    error: words(name, problem(name)),
  });

  const { send, isSending, result } = useWrite('bank-card', async () => {
    const outcome = await bindCard(services.bridge, orderId, card);
    if (outcome === 'started') void showCards();
    return outcome;
  });

  async function showCards(): Promise<void> {
    queryClient.setQueryData(awaitedCardKey, awaitCard());
    // The next list is a new one.
    queryClient.removeQueries({ queryKey: cardWaysKey });
    // Without an order there is no list of cards to return to, so the page itself says what comes next.
    if (orderId === undefined) return;
    if (!isHere()) return show(t`Your bank has to confirm the card`);
    // From the list of cards, going back leaves one entry of it in the history.
    if (router.history.canGoBack()) return router.history.back();
    await router.navigate({ to: '/payway', search: pickStrings(order, ['productId', 'orderId']), replace: true });
  }

  function add(): void {
    if (check()) send();
  }

  return (
    <PageShell
      tone="brand"
      footer={
        <Button block busy={isSending} busyLabel={t`Contacting your bank…`} onClick={add}>
          <Trans comment="Button: hands a new card to the bank">Add this card</Trans>
        </Button>
      }
    >
      <Card tone="float" label={t`Card details`}>
        <form className="stack" noValidate onSubmit={onSubmit(add)}>
          {result && <BindOutcomeNotice outcome={result} />}
          <DigitsField
            label={t`Card number`}
            {...fieldProps('cardNo')}
            onChange={(cardNo) => change({ cardNo })}
            // As the card shows them.
            groups={network === 'American Express' ? [4, 6, 5] : [4]}
            maxDigits={maxCardNumberLength}
            autoComplete="cc-number"
            name="cc-number"
            hint={network || undefined}
          />
          <BankPicker {...fieldProps('bankCode')} onChange={(bankCode) => change({ bankCode })} />
          <TextField
            label={t`Name on the card`}
            {...fieldProps('holderName')}
            onChange={(holderName) => change({ holderName })}
            limit={maxNameLength}
            autoComplete="cc-name"
            name="cc-name"
          />
          <DigitsField
            label={t`Mobile number`}
            hint={t`Registered with your bank. We send the code there.`}
            {...fieldProps('phone')}
            onChange={(phone) => change({ phone: mobileDigits(phone, rule) })}
            groups={rule.groups}
            maxDigits={maxTypedDigits}
            inputMode="tel"
            autoComplete="tel-national"
            name="tel"
          />
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        </form>
      </Card>
      <p className={cx('row hint', styles.safe)}>
        <Icon name="shield" size={18} />
        <Trans>The card number goes to the app and your bank only. This page never keeps it.</Trans>
      </p>
    </PageShell>
  );
}
