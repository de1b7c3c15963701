import { msg, Trans, useLingui } from '@lingui/macro';
import styles from './payment-order.module.css';

/** What a payment after maturity is credited to, first to last (specification section 9). */
const order = [
  msg`Legal charges`,
  msg`Enforcement expenses`,
  msg`Late penalties and fees`,
  msg({ message: 'Fees', comment: 'In the order in which payments are credited' }),
  msg({ message: 'Interest', comment: 'In the order in which payments are credited' }),
  msg({ message: 'Principal', comment: 'In the order in which payments are credited: the amount borrowed' }),
];

/** The order in which payments after maturity are used up. */
export function PaymentOrder() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>What you pay after the due date is used in this order:</Trans>
      </p>
      <ol className={styles['order']}>
        {order.map((step, index) => (
          <li key={step.id}>
            <span className={styles['place']} aria-hidden="true">
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
    </>
  );
}
