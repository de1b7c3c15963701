import { msg } from '@lingui/macro';
import { exportName } from '@/domain/export-name';
import { addMasks, noMasks, type MaskCount } from '@/domain/mask/mask';
import type { Translate } from '@/platform/i18n/locale-store';
import { type Conversation, dataEnd, dataLine, fileFormat, fileVersion, maskConversation } from './conversation';
import { offsetOf, writeTranscript } from './transcript';

type FileOptions = {
  /** Epoch milliseconds. */
  exportedAt: number;
  /** The build of our pages that writes it. */
  release: string;
  masked: boolean;
  /** Notes of the support desk; a borrower's file has none. */
  desk?: object | undefined;
};

/** Writes conversations as a file that the replay of the support desk reads. */
export function writeSessionFile(conversations: readonly Conversation[], options: FileOptions): string {
  const { exportedAt, release, masked, desk } = options;
  const sessions = conversations.map(({ id, orderNo, startedAt, events }) => ({ id, orderNo, startedAt, events }));
  return `${JSON.stringify({ format: fileFormat, version: fileVersion, exportedAt: new Date(exportedAt).toISOString(), release, masked, ...(desk && { desk }), sessions }, null, 1)}\n`;
}

/** The data at the end of a readable text: one event per line. */
function writeDataBlock(conversations: readonly Conversation[], options: FileOptions): string {
  const file = writeSessionFile(conversations, options).trimEnd();
  // Every line of indented JSON begins with blanks, and JSON texts have no line breaks.
  const lines = file.replace(/\n {4,}(?=[}\]"{])/g, '').replace(/\n {4,}/g, ' ');
  return `${dataLine}\n${lines}\n${dataEnd}\n`;
}

/** `text` is for people, `json` for the replay of the support desk. */
export type ExportForm = 'text' | 'json';

type ExportPackage = {
  name: string;
  mime: string;
  text: string;
  masked: MaskCount;
  conversations: readonly Conversation[];
};

type Options = {
  form: ExportForm;
  /** False leaves telephone and identity numbers readable; card numbers are always masked. */
  masked: boolean;
  /** Epoch milliseconds. */
  now: number;
  release: string;
  translate: Translate;
  /** Notes of the support desk. */
  desk?: object | undefined;
};

/** Makes the content of an export. Pure, so that preview and file are the same. */
export function packConversations(conversations: readonly Conversation[], options: Options): ExportPackage {
  const { form, masked, now, release, translate, desk } = options;
  const results = conversations.map((conversation) => maskConversation(conversation, masked ? 'numbers' : 'cards'));
  const ready = results.map(({ conversation }) => conversation);
  const only = ready.length === 1 ? ready[0] : undefined;
  const about = {
    kind: 'chat',
    orderNo: only?.orderNo ?? '',
    at: only?.startedAt ?? now,
    utcOffset: offsetOf(ready[0]?.events ?? []),
  } as const;
  const count = results.reduce((sum, result) => addMasks(sum, result.count), noMasks);
  const file = { exportedAt: now, release, masked, desk };
  if (form === 'json') {
    const text = writeSessionFile(ready, file);
    return { name: exportName(about, 'json'), mime: 'application/json', text, masked: count, conversations: ready };
  }
  const transcripts = ready.map((conversation) => writeTranscript(conversation, release, translate));
  const words = translate(msg`For customer service: what follows opens this conversation in the support desk.`);
  const whole = [...transcripts, `${words}\n${writeDataBlock(ready, file)}`].join('\n\n');
  return { name: exportName(about, 'txt'), mime: 'text/plain', text: whole, masked: count, conversations: ready };
}

/** The package as a file. */
export function toFile({ name, mime, text }: Pick<ExportPackage, 'name' | 'mime' | 'text'>): File {
  return new File([text], name, { type: mime });
}
