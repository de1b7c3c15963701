import { codePreview } from '@/features/pay/code/preview';
import type { RecordPreview } from '@/platform/preview/preview';

/** The preview of every page that shows a record of the phone, which the answer of its first call only judges. */
export const recordPreviews: Readonly<Record<string, RecordPreview>> = { '/that': codePreview };
