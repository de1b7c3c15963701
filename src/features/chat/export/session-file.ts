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

function fileOf(conversations: readonly Conversation[], { now, release, masked, desk }: FileOptions): object {
  const sessions = conversations.map(({ id, orderNo, startedAt, events }) => ({ id, orderNo, startedAt, events }));
  const exportedAt = new Date(now).toISOString();
  return { format: fileFormat, version: fileVersion, exportedAt, release, masked, ...(desk && { desk }), sessions };
}

/** Writes conversations as a file that the replay of the support desk reads. */
export function writeSessionFile(conversations: readonly Conversation[], options: FileOptions): string {
  return `${JSON.stringify(fileOf(conversations, options), null, 1)}\n`;
}

/** The same file in one line, for the end of a readable text. */
export function writeDataBlock(conversations: readonly Conversation[], options: FileOptions): string {
  return `${dataLine}\n${JSON.stringify(fileOf(conversations, options))}\n${dataEnd}\n`;
}
