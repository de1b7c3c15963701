import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import { hour } from '../clock';
import type { Complaint } from '../db/schema';
import { complaintTextsIn } from './complaint-texts';
import { newComplaint } from './complaints';
import { receiptOf } from './demo-pictures';

/** Number of generated complaints. */
const count = 10_000;

const types = ['1', '2', '3', '4', '5', '6'];

const idOf = (index: number) => `8${String(index).padStart(8, '0')}`;

/** What all generated complaints have in common; `startedAt` in epoch milliseconds. */
export type ComplaintSeed = { market: Market; language: Locale; orderNo: string; startedAt: number };

function complaintAt(index: number, { market, language, orderNo, startedAt }: ComplaintSeed): Complaint {
  const type = types[index % types.length] ?? '6';
  const content = `${index + 1}. ${complaintTextsIn(language).samples[type] ?? ''}`;
  const images = index % 10 === 0 ? [receiptOf(market)] : [];
  return newComplaint(
    { problemId: idOf(index), type, sonType: '', content, images, orderNo, createdAt: startedAt - (index + 1) * hour },
    market,
  );
}

/** Thousands of complaints, newest first: generated for each answer and never stored. */
export function manyComplaints(seed: ComplaintSeed): Complaint[] {
  return Array.from({ length: count }, (_, index) => complaintAt(index, seed));
}

/** One of the generated complaints; undefined for an unknown id. */
export function findOfMany(problemId: string, seed: ComplaintSeed): Complaint | undefined {
  const index = Number(problemId.slice(1));
  return Number.isInteger(index) && index < count && idOf(index) === problemId ? complaintAt(index, seed) : undefined;
}
