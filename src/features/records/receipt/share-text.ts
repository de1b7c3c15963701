import { copyText } from '@/ui/copy-text';

/** `manual`: neither sharing nor copying works here; the person has to select the text. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'manual';

/** Hands a text to another app; where that does not work, to the clipboard. Must be called in answer to a tap. */
export async function shareText(title: string, text: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(text)) ? 'copied' : 'manual';
}
