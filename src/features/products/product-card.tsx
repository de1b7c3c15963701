import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { ProductLogo } from '@/ui/product-logo';
import styles from './product-card.module.css';

type Props = {
  logo: string;
  name: string;
  /** What the amount range is, above it. */
  rangeLabel?: string | undefined;
  /** The server's own text, e.g. `Rp1.000.000 – Rp15.000.000`. */
  range: string;
  rate: string;
  description: string;
  /** Up to two rows. */
  tags?: readonly (readonly string[])[] | undefined;
  buttonText: string;
  /** Why the product cannot be opened; none where it can. */
  offReason?: string | undefined;
  busy: boolean;
  onOpen: () => void;
  /** What went wrong with it, below its button. */
  trouble?: ReactNode;
};

/** One product on offer; a tap anywhere on it opens it. One that cannot be opened is grey and says why. */
export function ProductCard({
  logo,
  name,
  rangeLabel = '',
  range,
  rate,
  description,
  tags,
  buttonText,
  offReason,
  busy,
  onOpen,
  trouble,
}: Props) {
  const { t } = useLingui();
  const action = buttonText || t({ message: 'View', comment: 'Button: open a recommended product' });
  const isOff = offReason !== undefined;
  const rows = (tags ?? []).map((row) => row.filter((tag) => tag !== '')).filter((row) => row.length > 0);

  return (
    <li className={cx(styles['card'], isOff && styles['off'])}>
      <div className={styles['head']}>
        <ProductLogo src={logo} name={name} size={44} />
        <div className={styles['names']}>
          <h2 className={styles['name']}>{name}</h2>
          {rate !== '' && <p className={styles['rate']}>{rate}</p>}
        </div>
      </div>
      {(rangeLabel !== '' || range !== '') && (
        <div className={styles['amount']}>
          {rangeLabel !== '' && <p className={styles['label']}>{rangeLabel}</p>}
          {range !== '' && <p className={cx(styles['range'], 'tabular')}>{range}</p>}
        </div>
      )}
      {description !== '' && <p className={styles['text']}>{description}</p>}
      {rows.map((row, index) => (
        <ul key={`${String(index)} ${row.join()}`} className={styles['tags']}>
          {row.map((tag, position) => (
            <li key={`${String(position)} ${tag}`} className={styles['tag']}>
              {tag}
            </li>
          ))}
        </ul>
      ))}
      <div className={styles['action']}>
        <Button
          block
          variant="secondary"
          className={styles['open']}
          busy={busy}
          busyLabel={t`One moment…`}
          disabled={isOff}
          disabledReason={offReason}
          aria-label={name && !busy ? `${action}, ${name}` : undefined}
          onClick={onOpen}
        >
          {action}
        </Button>
      </div>
      {trouble && <div className={styles['trouble']}>{trouble}</div>}
    </li>
  );
}
