import { Plural, Trans, useLingui } from '@lingui/macro';
import { useMoney } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import { columnSum, type Figure, type Schedule } from './schedule';
import { useWords } from './use-words';
import styles from './schedule-table.module.css';

type Props = {
  schedule: Schedule;
  /** So many rows; the sums are those of all. */
  limit: number;
  /** On paper: columns side by side; on a phone each row is a small card of its own. */
  isPaper?: boolean;
};

/** A schedule as a table with sums. */
export function ScheduleTable({ schedule: { rows, parts }, limit, isPaper = false }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const words = useWords();
  const count = rows.length;
  const show = (figure: Figure | undefined) => (isUnknown(figure) ? <Unknown text={words.unknown} /> : money(figure));

  return (
    <table className={isPaper ? styles['paper'] : styles['stack']}>
      <caption>
        <Plural value={count} one={`${count} payment`} other={`${count} payments`} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t({ message: 'Due', comment: 'Column of a schedule: number and day of a payment' })}</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {words.parts[part]}
            </th>
          ))}
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, limit).map(({ name, day, state, parts: figures, total }, index) => (
          <tr key={`${String(index)} ${name}`} className={styles[state]}>
            <th scope="row">
              <span>{name}</span> <span className={styles['day']}>{day}</span>{' '}
              <span className={cx(styles['state'], styles[`is-${state}`])}>{words.states[state]}</span>
            </th>
            {parts.map((part) => (
              <td key={part} className={cx(styles['part'], isUnknown(figures[part]) && styles['unknown'])}>
                <span className={styles['label']} aria-hidden="true">
                  {words.parts[part]}
                </span>{' '}
                {show(figures[part])}
              </td>
            ))}
            <td className={styles['total']}>{money(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans comment="Last row of a table: the sum">Together</Trans>
          </th>
          {parts.map((part) =>
            part === 'outstanding' ? (
              // What is owed before each payment does not add up to anything.
              <td key={part} className={styles['unknown']}>
                –
              </td>
            ) : (
              <td key={part} className={cx(styles['part'], columnSum(rows, part) === null && styles['unknown'])}>
                <span className={styles['label']} aria-hidden="true">
                  {words.parts[part]}
                </span>{' '}
                {show(columnSum(rows, part))}
              </td>
            ),
          )}
          <td className={styles['total']}>{show(columnSum(rows, 'total'))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function isUnknown(figure: Figure | undefined): figure is null | undefined {
  return figure === null || figure === undefined;
}

/** A dash to look at, words to hear. */
function Unknown({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text}</span>
    </>
  );
}
