import { cutText } from '@/domain/text/cut-text';
import { oneLine } from '@/domain/text/text-lines';

/** UTF-16 units that a complaint may have (specification section 5, decision 16, text length). */
const longest = 200;

/** What a sentence of ours leaves to each value, UTF-16 units: together they fit. */
const room = { amount: 24, code: 36, place: 24 } as const;

/** A server's word inside a sentence: one line, and no more than there is room for. */
function short(text: string, limit: number): string {
  const line = oneLine(text);
  return line.length <= limit ? line : `${cutText(line, limit - 1)}…`;
}

export type ProofFacts = { amount: string; code: string; place: string; time: string };

/**
 * What a complaint about a payment that has not arrived begins with.
 * @param facts as people read them; empty where nobody knows
 * @param sentence puts them into words
 * @returns at most 200 UTF-16 units
 */
export function proofText(facts: ProofFacts, sentence: (facts: ProofFacts) => string): string {
  const { amount, code, place, time } = facts;
  return cutText(
    sentence({
      amount: short(amount, room.amount),
      code: short(code, room.code),
      place: short(place, room.place),
      time,
    }),
    longest,
  );
}
