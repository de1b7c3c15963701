import { type CSSProperties, type ReactNode, useState } from 'react';
import { allowedUrl } from '@/domain/server-url';
import { cx } from './cx';
import styles from './card.module.css';

type PictureProps = {
  /** Address from the server (decision 17, server addresses). */
  src: string;
  /** Shown without such an address, and if the picture does not load. */
  fallback: ReactNode;
  /** Side of the square, CSS px; without it the style of the class decides. */
  size?: number;
  className?: string | undefined;
  style?: CSSProperties;
};

/** A decorative picture of the server, or its fallback. The server does not learn from which page it is fetched. */
export function ServerPicture({ src, fallback, size, className, style }: PictureProps) {
  const [failed, setFailed] = useState('');
  const address = src && allowedUrl(src, window.location.origin)?.href;
  if (!address || address === failed) return fallback;
  return (
    <img
      className={className}
      style={style}
      src={address}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(address)}
    />
  );
}

type LogoProps = {
  src: string;
  /** The product's name, shown beside the logo. Its first letter replaces a missing picture. */
  name: string;
  /** Side of the square, CSS px. */
  size?: number | undefined;
};

/** A product's logo in a box of fixed size, decorative; without a usable picture, the first letter of its name. */
export function ProductLogo({ src, name, size = 44 }: LogoProps) {
  const box = { width: size, height: size, fontSize: size * 0.45 };
  const letter = (
    <span className={styles.logo} style={box} aria-hidden="true">
      {(Array.from(name.trim())[0] ?? '').toUpperCase()}
    </span>
  );
  return <ServerPicture className={cx(styles.logo, 'light')} style={box} src={src} size={size} fallback={letter} />;
}
