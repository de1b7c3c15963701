import { cx } from '@/ui/cx';
import styles from './hero-art.module.css';

/**
 * A phone that brings money: coins, a tick, a calendar leaf. Decorative; reads on any colour, because
 * it brings its own ground.
 */
export function HeroArt() {
  return (
    <svg className={cx(styles['art'], 'light')} viewBox="0 0 320 130" aria-hidden="true">
      <path className={styles['ground']} d="M14 118C14 60 74 22 160 22s146 38 146 96v12H14Z" />
      <path className={styles['paper']} d="M36 74h52a6 6 0 0 1 6 6v44H30V80a6 6 0 0 1 6-6Z" />
      <path className={styles['accent']} d="M36 74h52a6 6 0 0 1 6 6v8H30v-8a6 6 0 0 1 6-6Z" />
      <path d="M44 68v12M80 68v12M42 98h8M58 98h8M74 98h8M42 110h8M58 110h8" />
      <path className={styles['paper']} d="M128 14h64a10 10 0 0 1 10 10v106h-84V24a10 10 0 0 1 10-10Z" />
      <path d="M150 23h20" />
      <path className={styles['brand']} d="M160 38a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z" />
      <path d="M150 60l7 7 13-14M132 96h56M132 108h36" />
      <path className={styles['accent']} d="M132 117h56v13h-56Z" />
      <path className={styles['brand']} d="M240 92c0-5 11-9 25-9s25 4 25 9v20c0 5-11 9-25 9s-25-4-25-9Z" />
      <path d="M240 92c0 5 11 9 25 9s25-4 25-9M240 102c0 5 11 9 25 9s25-4 25-9" />
      <path className={styles['brand']} d="M222 112c0-5 11-9 25-9s25 4 25 9v18h-50Z" />
      <path d="M222 112c0 5 11 9 25 9s25-4 25-9M222 122c0 5 11 9 25 9s25-4 25-9" />
      <path d="M214 40v10M209 45h10M104 34v8M100 38h8M288 58v8M284 62h8" />
    </svg>
  );
}
