import type { Context } from '../backend/define-handler';
import type { Complaint, Frozen } from '../db/schema';
import { findOfMany, manyComplaints, type Beginning } from '../seed/many-complaints';

/** The seed of this world's generated complaints; null if it has none. */
function beginningOf({ state, scenario, market, language }: Context): Beginning | null {
  return scenario.plan.complaints === 'many'
    ? { market, language, orderNo: state.orders[0]?.orderId ?? '', startedAt: state.startedAt }
    : null;
}

/** All complaints, newest first; a changed generated one is stored and replaces the original. */
export function complaintsOf(context: Context): Frozen<Complaint>[] {
  const { complaints } = context.state;
  const beginning = beginningOf(context);
  const stored = new Set(complaints.map(({ problemId }) => problemId));
  const madeUp = beginning ? manyComplaints(beginning).filter(({ problemId }) => !stored.has(problemId)) : [];
  return [...complaints, ...madeUp].sort((one, other) => other.createdAt - one.createdAt);
}

export function findComplaint(problemId: string, context: Context): Frozen<Complaint> | undefined {
  const beginning = beginningOf(context);
  return (
    context.state.complaints.find((complaint) => complaint.problemId === problemId) ??
    (beginning ? findOfMany(problemId, beginning) : undefined)
  );
}
