import type { Meter } from '@contract/conformance/meter';
import type { MessageDescriptor } from '@lingui/core';
import { msg, Trans, useLingui } from '@lingui/macro';
import styles from './meter.module.css';

const areaNames: Readonly<Record<string, MessageDescriptor>> = {
  loan: msg({ message: 'Loan', comment: 'Area of the interface to the server' }),
  repayment: msg({ message: 'Repayment', comment: 'Area of the interface to the server' }),
  'card-repayment': msg({ message: 'Repayment by card', comment: 'Area of the interface to the server' }),
  complaints: msg({ message: 'Complaints', comment: 'Area of the interface to the server' }),
  chat: msg({ message: 'Chat', comment: 'Area of the interface to the server' }),
  contact: msg({ message: 'Contact', comment: 'Area of the interface to the server' }),
  products: msg({ message: 'Products', comment: 'Area of the interface to the server' }),
  promotion: msg({ message: 'Promotion', comment: 'Area of the interface to the server' }),
};

/** One row per area of the contract. */
export function AreaTable({ areas }: Pick<Meter, 'areas'>) {
  const { t } = useLingui();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">
            <Trans comment="Column: part of the interface to the server">Area</Trans>
          </th>
          <th scope="col">
            <Trans comment="Column: how many calls were made">Made</Trans>
          </th>
          <th scope="col">
            <Trans comment="Column: how many calls were answered as the contract says">Kept</Trans>
          </th>
          <th scope="col">
            <Trans comment="Column: how many calls strayed from the contract">Drifted</Trans>
          </th>
          <th scope="col">%</th>
        </tr>
      </thead>
      <tbody>
        {areas.map(({ area, total, seen, kept, drifted, percent }) => (
          <tr key={area}>
            <th scope="row">{areaNames[area] ? t(areaNames[area]) : area}</th>
            <td>
              {seen}/{total}
            </td>
            <td>{kept}</td>
            <td className={drifted > 0 ? styles['bad'] : undefined}>{drifted}</td>
            <td>{percent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
