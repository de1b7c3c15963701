import type { CSSProperties, ReactNode } from 'react';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { Button } from './button';
import { cx } from './cx';
import { widthInEms } from './preview';
import { ProductLogo } from './server-picture';
import { Skeleton, SkeletonPage } from './skeleton';
import styles from './product-card.module.css';

/** Each amount of a range is on one line, so its type size follows the widest one. */
function widestAmount(range: string): CSSProperties & Record<'--ems', number> {
  return { '--ems': Math.max(...range.split(/[\s–~-]+/).map(widthInEms)) };
}

type Props = {
  logo: string;
  name: string;
  /** The label above the amount range; may be empty. */
  rangeLabel: string;
  /** The server's own text, e.g. `Rp1.000.000 – Rp15.000.000`. */
  range: string;
  rate: string;
  description: string;
  /** Language of the server's words, if it differs from that of the page. */
  lang?: string | undefined;
  tags?: readonly (readonly string[])[] | undefined;
  action: string;
  busyLabel?: string;
  busy?: boolean;
  isOff: boolean;
  offReason?: string | undefined;
  /** Smaller, for a card below a heading on a page about something else; an unavailable product is only faded. */
  isCompact?: boolean;
  onOpen: () => void;
  /** What became of the tap: an error, or a link to the opened page. */
  outcome?: ReactNode;
};

/** Product cards below each other. */
export function ProductCardList({ children }: { children: ReactNode }) {
  return <ul className="stack-3">{children}</ul>;
}

/** One product, in a `ProductCardList`; a tap anywhere on it opens it, unless it is unavailable. */
export function ProductCard({
  logo,
  name,
  rangeLabel,
  range,
  rate,
  description,
  lang,
  tags,
  action,
  busyLabel,
  busy,
  isOff,
  offReason,
  isCompact,
  onOpen,
  outcome,
}: Props) {
  const Name = isCompact ? 'h3' : 'h2';
  const rateMark = rate !== '' && (
    <p className={styles.rate} lang={lang}>
      {rate}
    </p>
  );

  return (
    <li
      className={cx('surface', styles.card, isCompact && styles.compact, isOff && styles[isCompact ? 'faded' : 'off'])}
    >
      <div className={cx('row', styles.head)}>
        <ProductLogo src={logo} name={name} size={isCompact ? 40 : 44} />
        <div className={cx('grow ends', styles.names)}>
          <Name className={styles.name}>{name}</Name>
          {!isCompact && rateMark}
        </div>
      </div>
      {(rangeLabel !== '' || range !== '' || (isCompact && rateMark)) && (
        <div className={styles.amount}>
          <div className={cx('ends', styles.facts)}>
            <p className={cx('hint', styles.label)} lang={lang}>
              {rangeLabel}
            </p>
            {isCompact && rateMark}
          </div>
          {range !== '' && (
            <p className={cx(styles.range, 'tabular')} style={widestAmount(range)}>
              {keepNumbersTogether(range)}
            </p>
          )}
        </div>
      )}
      {description !== '' && (
        <p className={cx('hint', styles.text)} lang={lang}>
          {description}
        </p>
      )}
      {tags && <Tags rows={tags} lang={lang} />}
      <div className={cx('stack-2', styles.action)}>
        <Button
          block
          variant="secondary"
          className={styles.open}
          busy={busy}
          busyLabel={busyLabel}
          disabled={isOff}
          disabledReason={offReason}
          aria-label={name && !busy ? `${action}, ${name}` : undefined}
          onClick={onOpen}
        >
          {action}
        </Button>
      </div>
      {outcome && <div className={styles.outcome}>{outcome}</div>}
    </li>
  );
}

function Tags({ rows, lang }: { rows: readonly (readonly string[])[]; lang: string | undefined }) {
  const filledRows = rows.map((row) => row.filter((tag) => tag !== '')).filter((row) => row.length > 0);
  return filledRows.map((row, index) => (
    <ul key={`${String(index)} ${row.join()}`} className={styles.tags} lang={lang}>
      {row.map((tag, position) => (
        <li key={`${String(position)} ${tag}`} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  ));
}

/** A page of products while they load, in the final layout. */
export function ProductCardSkeletons() {
  return (
    <SkeletonPage>
      <div className="stack-3" aria-hidden="true">
        {[0, 1, 2].map((key) => (
          <div key={key} className={cx('surface', styles.card)}>
            <div className="row">
              <Skeleton height={44} width={44} radius={12} />
              <Skeleton height={18} width="44%" />
            </div>
            <div className={cx('stack-2', styles.lines)}>
              <Skeleton height={13} width="30%" />
              <Skeleton height={20} width="72%" />
              <Skeleton height={14} width="84%" />
            </div>
            <Skeleton height={48} radius={14} />
          </div>
        ))}
      </div>
    </SkeletonPage>
  );
}
