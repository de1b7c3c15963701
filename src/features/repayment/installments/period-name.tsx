import { Trans } from '@lingui/macro';

type Props = {
  periodNo: string;
  /** Its place in the list, from 0. */
  index: number;
};

/** A period by its number; without one, by its place. */
export function PeriodName({ periodNo, index }: Props) {
  const number = periodNo || String(index + 1);
  return <Trans comment="Title of one instalment of a loan, by its number">Instalment {number}</Trans>;
}
