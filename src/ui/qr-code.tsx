import { encode } from 'uqr';
import { cx } from './cx';
import styles from './paper.module.css';

/** Light modules around the code without which a scanner does not find it (ISO 18004: four). */
const quietModules = 4;

type Props = {
  text: string;
  /** What the picture is, for who cannot see it. */
  label: string;
  /** How much of it may be hidden or dirty and still be read; `L`, the least, unless told. */
  ecc?: 'L' | 'M';
};

/** A text as squares, black on white whatever the theme. @throws Error where it is too long for a QR code */
export function QrCode({ text, label, ecc = 'L' }: Props) {
  const { data, size } = encode(text, { ecc, border: quietModules });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={cx(styles['code'], 'light')}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles['ground']} />
      <path d={path} />
    </svg>
  );
}
