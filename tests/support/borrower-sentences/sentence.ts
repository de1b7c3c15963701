/**
 * What a borrower writes, and what it must be answered as: distress, a question of the demo's chat by its number,
 * or not understood at all.
 */
export type Sentence = readonly [text: string, answer: string];
