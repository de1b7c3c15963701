/** What a complaint is about: money that was paid, or money that the borrower does not have (decision 72, hardship). */
export type ProofSubject = 'payment' | 'hardship';

type Draft = {
  text: string;
  /** A send that has begun; `null` while there is none. */
  attempt: object | null;
  proof: { text: string; isOffered: boolean; about: ProofSubject } | null;
  updatedAt: number;
};

/**
 * Adds a proof to the draft of a complaint: as its text if it has none, else as an offer (decision 56, cashier).
 * @param now epoch milliseconds
 */
export function withProof<D extends Draft>(draft: D, text: string, now: number, about: ProofSubject = 'payment'): D {
  const said = { text, isOffered: false, about };
  if (draft.text.includes(text)) return { ...draft, proof: said };
  // While it is being sent, its text is what is sent.
  if (draft.text.trim() !== '' || draft.attempt) return { ...draft, proof: { ...said, isOffered: true } };
  return { ...draft, text, proof: said, updatedAt: now };
}
