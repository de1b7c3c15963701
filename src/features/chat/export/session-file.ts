// The worker that reads files imports this module: it has neither texts nor macros.
import type { Conversation } from './conversation';

/** The head of a file of conversations. */
export const fileFormat = 'loan-web-chat';
export const fileVersion = 1;

/** The line before the data at the end of a readable text. */
export const dataLine = `----- ${fileFormat} ${String(fileVersion)} -----`;

/** The line after the data. */
export const dataEnd = '----- end -----';

export type FileOptions = {
  /** Epoch milliseconds. */
  now: number;
  release: string;
  /** False leaves telephone and identity numbers readable; card numbers are always masked. */
  masked: boolean;
  /** Notes of the support desk; a borrower's file has none. */
  desk?: object | undefined;
};

/** Writes conversations as a file that the replay of the support desk reads. @param indent 0: all in one line */
export function writeSessionFile(conversations: readonly Conversation[], options: FileOptions, indent = 1): string {
  const { now, release, masked, desk } = options;
  const sessions = conversations.map(({ id, orderNo, startedAt, events }) => ({ id, orderNo, startedAt, events }));
  const head = { format: fileFormat, version: fileVersion, exportedAt: new Date(now).toISOString(), release, masked };
  return `${JSON.stringify({ ...head, ...(desk && { desk }), sessions }, null, indent)}\n`;
}
