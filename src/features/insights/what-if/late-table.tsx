import { Trans } from '@lingui/macro';
import { useMoney } from '@/services/market';
import { maxLateDays } from './late-days';
import { useLateWords } from './late-words';

type Props = { costOf: (days: number) => bigint; isLate: boolean };

/** Days that tell the curve's story. */
const samples = [1, 7, 14, 30, 60, 90, maxLateDays];

/** The curve for those who do not see it. */
export function LateTable({ costOf, isLate }: Props) {
  const money = useMoney();
  const { dayOf } = useLateWords(isLate);
  return (
    // A table is never narrower than its words: what hides it stands around it.
    <div className="sr-only">
      <table>
        <caption>
          <Trans comment="Title of a table: so many days late, and what that costs">
            What being late costs, in figures
          </Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans comment="Column of a table">When it is paid</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column of a table: an estimated amount">Costs more, estimated</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {samples.map((days) => (
            <tr key={days}>
              <th scope="row">{dayOf(days)}</th>
              <td>{money(costOf(days))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
