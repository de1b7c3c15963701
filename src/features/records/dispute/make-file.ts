import { exportName } from '@/domain/export-name';
import { markets } from '@/domain/market';
import type { ChatLine } from './content';
import type { Translate } from './file/words';
import { writeDisputeFile } from './file/write-file';
import type { DisputeManifest } from './manifest';
import type { DisputeParts } from './parts';
import { sealDispute } from './seal';

export type MadeFile = {
  file: File;
  /** Exactly what is in it, for browsers that can neither share nor save. */
  text: string;
  /** What the person writes down; `null` where the file could not be sealed. */
  code: string | null;
};

type Options = {
  parts: DisputeParts;
  lines: readonly (readonly ChatLine[])[];
  head: Omit<DisputeManifest, 'format' | 'version' | 'sealed' | 'parts'>;
  appName: string;
  translate: Translate;
};

/** Seals the parts, and writes them into one file that reads without a network. */
export async function makeDisputeFile({ parts, lines, head, appName, translate }: Options): Promise<MadeFile> {
  // An order number of a strange server must not keep the file from being read again.
  const short = {
    ...head,
    orderNo: head.orderNo.slice(0, 200),
    problemId: head.problemId.slice(0, 200),
    appVersion: head.appVersion.slice(0, 200),
  };
  const sealed = await sealDispute(parts, short);
  const text = await writeDisputeFile({ sealed, parts, lines, appName, translate });
  const { utcOffset } = markets[head.market];
  const name = exportName({ kind: 'dispute', orderNo: head.orderNo, at: head.createdAt, utcOffset }, 'html');
  return { file: new File([text], name, { type: 'text/html' }), text, code: sealed.code };
}
