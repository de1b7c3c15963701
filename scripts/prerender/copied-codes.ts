// Used by the build and the tests of the preview: the schema of what is copied of the stored payment codes.
import * as v from 'valibot';
import { code } from '@/domain/payments/schema';
import type { CopiedCode } from '@/features/pay/records/book';

const copiedCode: v.GenericSchema<unknown, CopiedCode> = v.object({
  purpose: v.string(),
  asked: v.string(),
  off: v.string(),
  amount: v.string(),
  fee: v.string(),
  code: v.omit(code, ['billNumber', 'telephone', 'channels']),
});

/** What the preview of a code's page reads of the copy of a book. */
export const copiedCodes = v.object({ codes: v.array(copiedCode) });
