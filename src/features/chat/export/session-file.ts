import { logVersion } from '../log/events';
import type { Conversation } from './conversation';

/** What a file of conversations says about itself. */
export const fileFormat = 'loan-web-chat';
export const fileVersion = 1;

type Options = {
  /** Epoch milliseconds. */
  exportedAt: number;
  /** Which build of our pages writes it. */
  release: string;
  /** Whether telephone, card and identity numbers were masked. */
  masked: boolean;
  /** What the support desk says about these conversations; a borrower's file has none. */
  desk?: object | undefined;
};

/** Writes conversations as the file that the replay of the support staff reads. */
export function writeSessionFile(
  conversations: readonly Conversation[],
  { exportedAt, release, masked, desk }: Options,
): string {
  const sessions = conversations.map(({ id, orderNo, startedAt, endedAt, events }) => ({
    id,
    orderNo,
    startedAt,
    endedAt,
    logVersion,
    events,
  }));
  return `${JSON.stringify({ format: fileFormat, version: fileVersion, exportedAt: new Date(exportedAt).toISOString(), release, masked, ...(desk && { desk }), sessions }, null, 1)}\n`;
}

/** The line below which a readable text holds the same as data. */
export const dataLine = `----- ${fileFormat} ${String(fileVersion)} -----`;

/** The line that ends it. */
export const dataEnd = '----- end -----';

/** The file of conversations as it stands at the end of a readable text: one event on each line. */
export function writeDataBlock(conversations: readonly Conversation[], options: Options): string {
  const file = writeSessionFile(conversations, options).trimEnd();
  // Every line of the indented form begins with blanks, and no text has a line break of its own in JSON.
  const lines = file.replace(/\n {4,}(?=[}\]"{])/g, '').replace(/\n {4,}/g, ' ');
  return `${dataLine}\n${lines}\n${dataEnd}\n`;
}
