import { Art } from './art';

/** An open tray with nothing but a blank sheet in it. */
export function EmptyArt() {
  return (
    <Art
      brand="M42 82h20c3 0 4 2 5 5s3 5 6 5h14c3 0 5-2 6-5s2-5 5-5h20v18a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6Z"
      paper="M54 82V32h42l10 10v40h-8c-3 0-4 2-5 5s-3 5-6 5H73c-3 0-5-2-6-5s-2-5-5-5Z"
      lines="M96 32v10h10M64 46h20M64 57h30M120 28v10M115 33h10M40 42v6M37 45h6"
    />
  );
}
