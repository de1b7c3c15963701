import type { Conversation } from '@/features/chat/export/conversation';
import { canonicalJson } from '@/lib/canonical-json';
import { readDispute, type ReadDispute } from '@/storage/dispute/read-dispute';
import { toImported, type ImportedDispute } from '../storage/support-disputes';
import { ImportError } from './import-problem';
import { readSession } from './read-session-file';

/** A short name for a file, the same for the same content: no checksum, only so that two files are told apart. */
function nameOf(text: string): string {
  let mixed = 5381;
  for (let place = 0; place < text.length; place += 1) mixed = (Math.imul(mixed, 33) ^ text.charCodeAt(place)) >>> 0;
  return mixed.toString(36);
}

/** Conversations that fit their form; null where one does not, so that nobody judges by a part. */
function sessionsOf({ parts: { chats } }: ReadDispute): Conversation[] | null {
  try {
    return (chats?.sessions ?? []).map((session, index) => readSession(session, index));
  } catch (error) {
    if (error instanceof ImportError) return null;
    throw error;
  }
}

/**
 * Reads a dispute file: checks every part, takes its conversations out. One that was changed gets a name of its own, so that
 * it never takes the place of the true one in the library.
 * @throws ImportError when it is no such file
 */
export async function readDisputeFile(
  text: string,
): Promise<{ conversations: Conversation[]; dispute: ImportedDispute }> {
  const read = await readDispute(text);
  if ('kind' in read) throw new ImportError(read);
  const found = sessionsOf(read);
  const isTrue =
    read.manifestState === 'intact' && read.checked.some(({ name, state }) => name === 'chats' && state === 'intact');
  const id = `${read.code ?? 'unsealed'}-${nameOf(canonicalJson([read.manifest, read.checked, read.parts]))}`;
  const conversations = (found ?? []).map((conversation) =>
    isTrue ? conversation : { ...conversation, id: `${conversation.id.slice(0, 120)}~${id}` },
  );
  const checked = read.checked.map((part) =>
    part.name === 'chats' && found === null ? { ...part, isReadable: false } : part,
  );
  return {
    conversations,
    dispute: toImported(
      { ...read, checked },
      id,
      conversations.map((conversation) => conversation.id),
    ),
  };
}
