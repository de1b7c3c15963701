import { Art } from './art';

/** A cloud that nothing reaches. */
export function OfflineArt() {
  return (
    <Art
      paper="M56 84a17 17 0 0 1-2-33.8 24 24 0 0 1 45-5.2 19.5 19.5 0 0 1 4 39Z"
      accent="M113 56a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z"
      lines="M74 90v4M74 101v6M86 90v2M86 99v4M108 68l10 10M118 68l-10 10M36 38h8M40 34v8"
    />
  );
}
