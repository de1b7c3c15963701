import { toWholeUnits } from '@/domain/percent';

/** One repayment of an example; minor units. */
export type ExampleInstallment = { day: number; principal: bigint; interest: bigint };

export type ExampleLoan = ReturnType<typeof exampleLoan>;

type Input = {
  /** The loan amount, minor units. */
  amount: bigint;
  /** Calendar days. */
  termDays: number;
  /** Annual percentage rate of all costs, calculated like that of an offer (`annualRate`), in per cent. */
  annualPercent: number;
};

/** An example of equal instalments about every thirty days; the last one has the rounding difference. */
export function exampleLoan({ amount, termDays, annualPercent }: Input) {
  const count = Math.max(1, Math.round(termDays / 30));
  const rate = (1 + annualPercent / 100) ** (termDays / count / 365) - 1;
  const borrowed = Number(amount);
  const payment = rate === 0 ? borrowed / count : (borrowed * rate) / (1 - (1 + rate) ** -count);

  const installments: ExampleInstallment[] = [];
  let owed = amount;
  for (let index = 1; index <= count; index += 1) {
    const interest = toWholeUnits(Number(owed) * rate);
    const principal = index === count ? owed : toWholeUnits(payment) - interest;
    installments.push({ day: Math.round((termDays * index) / count), principal, interest });
    owed -= principal;
  }
  const interest = installments.reduce((sum, installment) => sum + installment.interest, 0n);
  return { installments, principal: amount, interest, total: amount + interest };
}
