import type { Context } from '../backend/define-handler';
import type { Complaint, Frozen } from '../db/schema';
import { findOfMany, manyComplaints, type Beginning } from '../seed/many-complaints';

/** What the made-up complaints of this world follow from; null where it has none. */
function beginningOf({ state, scenario, market, language }: Context): Beginning | null {
  return scenario.plan.complaints === 'many'
    ? { market, language, orderNo: state.orders[0]?.orderId ?? '', startedAt: state.startedAt }
    : null;
}

/**
 * Every complaint of the world, newest first; a made-up one that has been changed is stored and stands in for itself.
 */
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
