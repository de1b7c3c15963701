import { encode } from 'uqr';
import { cx } from './cx';
import styles from './qr-code.module.css';

/** Light modules around the code; without them a scanner does not find it (ISO 18004: four). */
const quietZoneModules = 4;

type Props = {
  text: string;
  /** The text alternative of the picture. */
  label: string;
  /** Error correction: the share of the code that may be hidden or dirty. Default: `L`, the least. */
  ecc?: 'L' | 'M';
};

/** A text as a QR code, black on white in both themes. @throws Error if it is too long for a QR code */
export function QrCode({ text, label, ecc = 'L' }: Props) {
  const { data, size } = encode(text, { ecc, border: quietZoneModules });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={cx(styles.code, 'light')}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.ground} />
      <path d={path} />
    </svg>
  );
}
