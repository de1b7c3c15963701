import { Art, artStyles } from './art';

/** A cloud that nothing reaches. */
export function OfflineArt() {
  return (
    <Art lines="M74 88v5M74 101v7M86 88v3M86 99v5M108 68l10 10M118 68l-10 10M36 38h8M40 34v8">
      <path className={artStyles['paper']} d="M56 84a17 17 0 0 1-2-33.8 24 24 0 0 1 45-5.2 19.5 19.5 0 0 1 4 39Z" />
      <circle className={artStyles['accent']} cx="113" cy="73" r="17" />
    </Art>
  );
}
