/** Version of the store of kept answers (src/storage/records/kept-answers.ts). */
export const keptVersion = 1;

/** Older answers say more about the past than about the loan; milliseconds. */
export const maxKeptAge = 30 * 24 * 60 * 60_000;
