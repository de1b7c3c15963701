import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './data-table.module.css';

type Props = {
  caption: ReactNode;
  captionClass?: string | undefined;
  className?: string | undefined;
  /** The heads of the columns; absent if the figures need none. */
  columns?: readonly ReactNode[] | undefined;
  /** Each row as its cells; the first one names the row. */
  rows: readonly (readonly ReactNode[])[];
  /** The sums below the rows, as cells. */
  foot?: readonly ReactNode[] | undefined;
};

/** A list with its indexes as keys: cells and rows have no name and do not move. */
const byPlace = <T,>(list: readonly T[]): [place: string, entry: T][] => Object.entries(list);

function Row({ cells: [name, ...cells] }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {byPlace(cells).map(([place, cell]) => (
        <td key={place}>{cell}</td>
      ))}
    </tr>
  );
}

/** A table of figures. */
export function DataTable({ caption, captionClass, className, columns, rows, foot }: Props) {
  return (
    <table className={cx(styles.table, className)}>
      <caption className={captionClass}>{caption}</caption>
      {columns && (
        <thead>
          <tr>
            {byPlace(columns).map(([place, name]) => (
              <th key={place} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {byPlace(rows).map(([place, cells]) => (
          <Row key={place} cells={cells} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <Row cells={foot} />
        </tfoot>
      )}
    </table>
  );
}
