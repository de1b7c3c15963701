import { cutText } from '@/domain/text/cut-text';
import type { LocalPreview, PreviewFields } from '@/ui/preview';
import { isOldDraft, type ComplaintDraft, textLimit } from '../records/complaint-drafts';

export type CopiedDraft = Pick<ComplaintDraft, 'text' | 'updatedAt'>;

/** Preview of the complaint form: the text of its draft. The form itself asks about an old draft first. */
export const draftPreview = {
  messages: [],
  input: 'orderNo',
  toFields({ text, updatedAt }: CopiedDraft, { now }): PreviewFields | null {
    if (isOldDraft(updatedAt, now)) return null;
    const shown = cutText(text, textLimit);
    return {
      waiting: null,
      draft: {},
      text: { text: shown, isTyped: true },
      textUsed: { text: `${shown.length}/${textLimit}` },
    };
  },
} satisfies LocalPreview;
