import { Art, artStyles } from './art';

/** A sealed tick, for what has gone well. */
export function SuccessArt() {
  return (
    <Art lines="M65 63l11 11 21-24M32 34l5 4M128 34l-5 4M80 8v6M26 74h7M127 74h7">
      <path
        className={artStyles['brand']}
        d="M80 24l11 7 13-1 5 12 11 7-3 13 3 13-11 7-5 12-13-1-11 7-11-7-13 1-5-12-11-7 3-13-3-13 11-7 5-12 13 1Z"
      />
      <circle className={artStyles['paper']} cx="80" cy="62" r="25" />
    </Art>
  );
}
