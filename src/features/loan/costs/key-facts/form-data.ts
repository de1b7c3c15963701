import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { FormValues } from './form-values';

/** A row of a form: its name, and its value or rows of its own. A row without either stays open. */
export type FormRow = readonly [label: MessageDescriptor, content?: keyof FormValues | readonly FormRow[]];

type FormPart = { title: MessageDescriptor; rows: readonly FormRow[] };

/** The form of a regulator. The rows of `calculation` are followed by the annual rate, payment by payment. */
export type Form = { costs: FormPart; rights: FormPart; calculation: FormPart | null; schedule: MessageDescriptor };

const name: FormRow = [msg({ message: 'Type of loan', comment: 'Label of a product’s name' }), 'name'];
const term: FormRow = [msg`Loan term`, 'term'];
const stated: FormRow = [msg`Interest rate, as stated in the loan information`, 'stated'];
const total: FormRow = [msg`Total to repay`, 'total'];
const count: FormRow = [msg`Number of instalments`, 'count'];
const late: FormRow = [msg`If you pay late`, 'late'];
const borrowed: FormRow = [msg`Sanctioned loan amount`, 'borrowed'];
const rate: FormRow = [msg`Annual percentage rate (APR)`, 'rate'];
const often: FormRow = [msg({ message: 'Frequency', comment: 'Label: rhythm of the instalments' }), 'often'];
const each: FormRow = [msg({ message: 'Amount of each', comment: 'Label: what every instalment is' }), 'each'];
const first: FormRow = [msg({ message: 'First payment', comment: 'Label of a date' }), 'first'];
const instalments: FormRow = [msg`Instalments`, [often, count, each, first]];

/** In India: the Key Facts Statement (decision 82, regulator’s form), Annex A in two parts, Annex B and C. */
const statement: Form = {
  costs: {
    title: msg`Annex A, part 1: interest rate, fees and charges`,
    rows: [
      [msg`Number of the proposal or account, and type of loan`, [[msg`Loan number`, 'order'], name]],
      borrowed,
      [msg`Payout: all at once or in stages`],
      term,
      instalments,
      [msg`Interest rate, and whether it is fixed or floating`, 'stated'],
      [msg`If it floats: reference rate, spread, reset dates`],
      [
        msg`Fees and charges`,
        [
          [msg`Fees, all of them`, 'knownFees'],
          [msg`Payable to the lender and, through it, to third parties; one-time or recurring`, 'statedFees'],
        ],
      ],
      rate,
      [
        msg`Charges that apply only in certain cases`,
        [
          late,
          [msg`Other penal charges`],
          [msg`Closing the loan early (foreclosure)`],
          [msg`Switching between fixed and floating rate`],
          [msg`Any other charge`],
        ],
      ],
    ],
  },
  rights: {
    title: msg`Annex A, part 2: other information`,
    rows: [
      [msg`Clause on recovery agents`, 'calls'],
      [msg`Clause on complaints`, 'complaints'],
      [msg`Nodal grievance officer: phone and e-mail`, 'officer'],
      [msg`Whether the loan may be transferred or securitised`, 'transfer'],
      [msg`If several lenders lend together: names, shares, joint rate`],
      [
        msg`Digital loan`,
        [[msg`Cooling-off period, without penalty`, 'coolingOff'], [msg`Service provider that recovers the loan`]],
      ],
    ],
  },
  calculation: {
    title: msg`Annex B: how the annual rate is worked out`,
    rows: [
      borrowed,
      term,
      count,
      stated,
      [msg`Interest, all of it`, 'interest'],
      [msg`Fees, all of them`, 'fees'],
      [msg`Interest and fees, as stated in the loan information`, 'unsplitCosts'],
      [msg`Interest and fees in total`, 'cost'],
      [msg`Paid out (no deduction stated)`, 'borrowed'],
      total,
      rate,
    ],
  },
  schedule: msg`Annex C: repayment schedule`,
};

/** For markets whose regulator names facts but no form: one page. */
const summary: Form = {
  costs: {
    title: msg`What this loan costs`,
    rows: [
      name,
      [msg`Loan number`, 'knownOrder'],
      [msg`Amount borrowed`, 'borrowed'],
      term,
      stated,
      [msg`Costs, as stated in the loan information`, 'statedCosts'],
      [msg`Interest and fees, all of them`, 'cost'],
      [msg`Per day, as a share of the amount borrowed`, 'daily'],
      [msg`Annual rate of all costs`, 'rate'],
      total,
      instalments,
    ],
  },
  rights: {
    title: msg`If something goes wrong`,
    rows: [
      late,
      [msg`Returning the loan`, 'coolingOff'],
      [msg`When you may be contacted about your debt`, 'reminders'],
      [msg`Complaints`, 'complaints'],
    ],
  },
  calculation: null,
  schedule: msg({ message: 'Payment plan', comment: 'Heading: the payments of a loan, by date' }),
};

export const forms = { statement, summary };
