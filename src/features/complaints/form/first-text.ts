import { cutText } from '@/domain/text/cut-text';
import type { ComplaintDraft } from '../records/complaint-drafts';

/** UTF-16 units of a description (specification section 5, decision 16, text length). */
export const textLimit = 200;

/**
 * What the description starts with: the draft's own text; for a draft that a chat has just opened, what the borrower
 * last wrote there. Once the borrower has touched the draft, an empty text is meant to be empty.
 */
export function firstText({
  text,
  transcript,
  updatedAt,
}: Pick<ComplaintDraft, 'text' | 'transcript' | 'updatedAt'>): string {
  if (text !== '' || !transcript || updatedAt > transcript.startedAt) return cutText(text, textLimit);
  const written = transcript.lines.filter(({ from }) => from === 'borrower');
  return cutText(written[written.length - 1]?.text ?? '', textLimit);
}
