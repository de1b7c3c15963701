// @vitest-environment jsdom
import { day } from '@mocks/clock';
import { scenarios } from '@mocks/scenarios';
import { noon, stage } from '@mocks/test-support/client';
import { expect, it } from 'vitest';
import { lenderDate } from '@/domain/calendar-days';
import { formatMoney } from '@/domain/money';
import { orderStatusRule } from '@/domain/order-status';
import { loanDetails } from '@/platform/api/contract/loan';
import { installmentPlan } from '@/platform/api/contract/repayment';
import { readPlan } from '../plan';
import { ledgerOf } from './ledger';

const owed = scenarios.filter(
  ({ market, plan: { order, isHostile } }) =>
    market.id !== 'mainland' && order?.stage === 'running' && order.statusOverride === undefined && isHostile !== true,
);

const laterDays = [0, 1, 2, 7, 30, 45, 90, 200];

it.each(owed.flatMap((scenario) => laterDays.map((days) => [scenario.name, days, scenario] as const)))(
  'adds up what the server of %s says %i days on, with nothing unexplained',
  async (name, days, { market }) => {
    const { client, key, pass } = stage(name);
    pass(days * day);
    const loan = await client.call(loanDetails, key);
    expect(orderStatusRule(loan.orderStatus).action).toBe('repay');
    const today = lenderDate(noon + days * day, market.utcOffset);
    const plan = readPlan(await client.call(installmentPlan, key), today, market.utcOffset);
    const ledger = ledgerOf({
      plan,
      today,
      due: loan.repayAmount,
      agreed: null,
      isPartlyPaid: loan.orderStatus === '3',
    });

    expect(ledger.unexplained).toBe(0n);
    expect(ledger.due.sum).toBe(loan.repayAmount);
    // The server's own row of the order says the same.
    const rows = loan.userOrderDetail?.detail.map(({ value }) => value) ?? [];
    expect(rows).toContain(formatMoney({ minor: ledger.owed, currency: market.currency }));
    for (const { amount, parts } of [...ledger.due.lines, ...ledger.later.lines])
      expect(parts.reduce((sum, part) => sum + part.amount, 0n)).toBe(amount);
  },
);
