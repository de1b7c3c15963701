import { codeSight } from '@/features/pay/code/first-sight';
import type { RecordSight } from '@/platform/preview/first-sight';

/** The first sight of every page that shows a record of the phone, which the answer of its first call only judges. */
export const recordSights: Readonly<Record<string, RecordSight>> = { '/that': codeSight };
