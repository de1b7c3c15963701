import { Art, artStyles } from './art';

/** An open tray with nothing but a blank sheet in it. */
export function EmptyArt() {
  return (
    <Art lines="M66 44h20M66 55h28M42 82h20c3 0 4 2 5 5s3 5 6 5h14c3 0 5-2 6-5s2-5 5-5h20M118 30v8M114 34h8M40 40v6M37 43h6">
      <path className={artStyles['paper']} d="M56 32h40l10 10v44H56Z" />
      <path className={artStyles['brand']} d="M42 82h20c3 0 4 2 5 5s3 5 6 5h14c3 0 5-2 6-5s2-5 5-5h20v18a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6Z" />
      <path className={artStyles['paper']} d="M96 32v10h10Z" />
    </Art>
  );
}
