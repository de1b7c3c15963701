import { Art } from './illustrations';

/** A sealed tick, for success. In a file of its own, because every page loads the others for its failures. */
export function SuccessArt() {
  return (
    <Art
      brand="M80 24l11 7 13-1 5 12 11 7-3 13 3 13-11 7-5 12-13-1-11 7-11-7-13 1-5-12-11-7 3-13-3-13 11-7 5-12 13 1Z"
      paper="M80 37a25 25 0 1 1 0 50 25 25 0 0 1 0-50Z"
      lines="M68 63l9 9 16-19M32 34l5 4M128 34l-5 4M80 8v6M26 74h7M127 74h7"
    />
  );
}
