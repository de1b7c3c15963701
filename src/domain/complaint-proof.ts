type Draft = {
  text: string;
  /** `paymentId`: the payment of the complaint; `null` if the borrower cannot pay (decision 72, hardship). */
  proof: { text: string; isOffered: boolean; paymentId: string | null } | null;
  updatedAt: number;
};

/**
 * Adds a proof to the draft of a complaint: as its text if it has none, otherwise as an offer (decision 56, cashier).
 * @param now epoch milliseconds
 */
export function addProof<D extends Draft>(draft: D, text: string, now: number, paymentId: string | null): D {
  const proof = { text, isOffered: false, paymentId };
  if (draft.text.includes(text)) return { ...draft, proof };
  if (draft.text.trim() !== '') return { ...draft, proof: { ...proof, isOffered: true } };
  return { ...draft, text, proof, updatedAt: now };
}
