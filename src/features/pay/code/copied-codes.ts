import * as v from 'valibot';
import { instant } from '@/domain/instant';
import type { CopiedCode } from '../records/payments';

/** As the server wrote it; read by `parseServerTime`. */
const time = v.nullable(v.union([v.string(), v.number()]));

const copiedCode: v.GenericSchema<unknown, CopiedCode> = v.object({
  purpose: v.string(),
  asked: v.string(),
  off: v.string(),
  amount: v.string(),
  fee: v.string(),
  code: v.object({
    number: v.pipe(v.string(), v.nonEmpty()),
    asked: v.object({ amount: v.string(), payType: v.string(), payCode: v.string() }),
    payType: v.pipe(v.string(), v.nonEmpty()),
    payCode: v.string(),
    placeName: v.string(),
    expireTime: time,
    groupName: v.string(),
    payee: v.string(),
    qrContent: v.string(),
    loanDue: time,
    savedAt: instant,
  }),
});

/** What the preview of a code's page reads of the copy of a book; only the build uses it. */
export const copiedCodes = v.object({ codes: v.array(copiedCode) });
