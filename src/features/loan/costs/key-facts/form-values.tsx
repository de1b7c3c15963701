import { Plural, Trans } from '@lingui/macro';
import type { ReactNode } from 'react';
import { loanTerms } from '@/domain/loan-terms';
import { marketRules } from '@/domain/market-rules';
import type { Figure } from '@/domain/money';
import { useLender } from '@/platform/i18n/lender';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { LateRules } from '@/ui/late-rules';
import { CoolingOff } from './accordions';
import {
  changedGaps,
  dailyShare,
  type FormFacts,
  instalmentsOf,
  type StatedRow,
  statedCostRows,
  termDays,
} from './facts';

/** `stated`: rows of the lender. `null` and empty stay open; `undefined` has no row in the form. */
export type FormValue = ReactNode | { stated: readonly StatedRow[] };

export type FormValues = ReturnType<typeof useFormValues>;

/** The values in the lender's words. */
export const inLenderWords = new Set<unknown>(['name', 'stated', 'statedFees', 'statedCosts', 'unsplitCosts']);

/** The amount of each payment, or the smallest and the largest; `null` if one is not known. */
function eachOf(each: string | null, smallest: string | null, largest: string | null): ReactNode {
  if (each !== null || smallest === null || largest === null) return each;
  return (
    <Trans comment="Two amounts: the smallest and the largest instalment">
      {smallest} to {largest}, see the payment plan
    </Trans>
  );
}

/** The values of all forms, as the page shows them. */
export function useFormValues({ facts, payments, stated, name, order, term }: FormFacts) {
  const money = useMoney();
  const percent = usePercent();
  const { lateCost, coolingOffDays, answerDays } = marketRules(useMarket());
  const { service, authority, collection, grievance } = useLender();
  const { phone, email } = service;
  const { from, until } = collection;
  const { assignmentNoticeBusinessDays: notice } = loanTerms;
  const { count, each, least, most, first, everyDays } = instalmentsOf(payments);
  const shown = (amount: Figure) => (amount === null ? null : money(amount));
  const [days, share] = [termDays(facts), dailyShare(facts)];
  const { interest, fees } = statedCostRows({ stated, facts }, money);
  const statedCosts = [...interest, ...fees];
  const isSplit = facts.interest !== null || facts.fees !== null || statedCosts.length === 0;
  const isChanged = changedGaps.has(facts.gap);
  const office = [authority.name, authority.phone, authority.address].join(', ');
  /** What is counted from the day of the payout. */
  const counted = (value: ReactNode) =>
    facts.payout === null ? (
      <Trans comment="A rate in per cent, or a number of days">
        About {value}: the day of the payout is an estimate
      </Trans>
    ) : (
      value
    );

  return {
    name,
    order,
    knownOrder: order ?? undefined,
    borrowed: shown(facts.borrowed),
    stated: stated?.rate ?? null,
    cost: shown(facts.cost),
    knownFees: shown(facts.fees) ?? undefined,
    statedFees: { stated: fees },
    statedCosts: { stated: statedCosts },
    interest: isSplit ? shown(facts.interest) : undefined,
    fees: isSplit ? shown(facts.fees) : undefined,
    unsplitCosts: isSplit ? undefined : { stated: statedCosts },
    total: shown(isChanged ? null : facts.total),
    term: term ?? (days === null ? null : counted(<Plural value={days} one="# day" other="# days" />)),
    daily: share === null ? null : counted(percent(share, 3)),
    rate: facts.rate && counted(percent(facts.rate.rate, 2)),
    often:
      everyDays !== null ? (
        <Plural value={everyDays} one="Every day" other="Every # days" />
      ) : count > 1 ? (
        <Trans>On the days of the payment plan</Trans>
      ) : (
        <Trans comment="How often a loan is paid that has a single payment">Once</Trans>
      ),
    count: String(count),
    each: isChanged ? null : eachOf(shown(each), shown(least), shown(most)),
    first,
    late: <LateRules rule={lateCost} />,
    coolingOff: <CoolingOff days={coolingOffDays} />,
    complaints: (
      <>
        <p>
          <Trans comment="A telephone number, an e-mail address">
            First our customer service: {phone}, {email}.
          </Trans>{' '}
          {answerDays !== null && (
            <Plural
              value={answerDays}
              one="We usually answer within 3 working days, within # day at the latest."
              other="We usually answer within 3 working days, within # days at the latest."
            />
          )}
        </p>
        <p>
          <Trans comment="Name, telephone and address of an authority">
            If we do not answer, or you do not agree with the answer: {office}.
          </Trans>
        </p>
      </>
    ),
    calls: (
      <Trans>
        We call you about what you owe between {from} and {until} only.
      </Trans>
    ),
    reminders: (
      <Trans comment="Two times of day">
        Between {from} and {until} only, by your own clock. Nobody may threaten you, or contact people in your phone
        book.
      </Trans>
    ),
    officer: grievance && [grievance.name, grievance.phone, grievance.email].join(', '),
    transfer: (
      <Plural
        value={notice}
        one="We may assign it to somebody else. We tell you # business day before; what you owe stays the same."
        other="We may assign it to somebody else. We tell you # business days before; what you owe stays the same."
      />
    ),
  } satisfies Record<string, FormValue>;
}
