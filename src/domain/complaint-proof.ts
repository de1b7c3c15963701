type Draft = {
  text: string;
  /** A send that has begun; `null` while there is none. */
  attempt: object | null;
  proof: { text: string; isOffered: boolean } | null;
  updatedAt: number;
};

/**
 * A draft that says something about a payment: as its text where it has none, else offered beside what the borrower has
 * begun (decision 56, cashier).
 * @param now epoch milliseconds
 */
export function withProof<D extends Draft>(draft: D, text: string, now: number): D {
  if (draft.text.includes(text)) return { ...draft, proof: { text, isOffered: false } };
  // While it is being sent, its text is what is sent.
  if (draft.text.trim() !== '' || draft.attempt) return { ...draft, proof: { text, isOffered: true } };
  return { ...draft, text, proof: { text, isOffered: false }, updatedAt: now };
}
