import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import { hour } from '../clock';
import type { Complaint } from '../db/schema';
import { complaintTextsIn } from './complaint-texts';
import { newComplaint } from './complaints';
import { receiptOf } from './demo-pictures';

/** How many there are in the scenario of many. */
const count = 10_000;

const types = ['1', '2', '3', '4', '5', '6'];

const idOf = (index: number) => `8${String(index).padStart(8, '0')}`;

/** The seed of generated complaints. */
export type Beginning = { market: Market; language: Locale; orderNo: string; startedAt: number };

function complaintAt(index: number, { market, language, orderNo, startedAt }: Beginning): Complaint {
  const type = types[index % types.length] ?? '6';
  const content = `${index + 1}. ${complaintTextsIn(language).samples[type] ?? ''}`;
  const images = index % 10 === 0 ? [receiptOf(market)] : [];
  return newComplaint(
    { problemId: idOf(index), type, sonType: '', content, images, orderNo, createdAt: startedAt - (index + 1) * hour },
    market,
  );
}

/** Thousands of complaints, newest first: made up for each answer and never stored. */
export function manyComplaints(beginning: Beginning): Complaint[] {
  return Array.from({ length: count }, (_, index) => complaintAt(index, beginning));
}

/** One of them; undefined for an unknown id. */
export function findOfMany(problemId: string, beginning: Beginning): Complaint | undefined {
  const index = Number(problemId.slice(1));
  return Number.isInteger(index) && index < count && idOf(index) === problemId
    ? complaintAt(index, beginning)
    : undefined;
}
