import type { Context } from '../backend/define-handler';
import type { Complaint, Frozen } from '../db/schema';
import { findOfMany, manyComplaints, type ComplaintSeed } from '../seed/many-complaints';

/** The seed of the scenario's generated complaints; null if it has none. */
function seedOf({ state, scenario, market, language }: Context): ComplaintSeed | null {
  return scenario.plan.complaints === 'many'
    ? { market, language, orderNo: state.orders[0]?.orderId ?? '', startedAt: state.startedAt }
    : null;
}

/** All complaints, newest first; a changed generated one is stored and replaces the original. */
export function complaintsOf(context: Context): Frozen<Complaint>[] {
  const { complaints } = context.state;
  const seed = seedOf(context);
  const stored = new Set(complaints.map(({ problemId }) => problemId));
  const generated = seed ? manyComplaints(seed).filter(({ problemId }) => !stored.has(problemId)) : [];
  return [...complaints, ...generated].sort((one, other) => other.createdAt - one.createdAt);
}

/** The complaint with an id, stored or generated; undefined if there is none. */
export function findComplaint(problemId: string, context: Context): Frozen<Complaint> | undefined {
  const seed = seedOf(context);
  return (
    context.state.complaints.find((complaint) => complaint.problemId === problemId) ??
    (seed ? findOfMany(problemId, seed) : undefined)
  );
}
