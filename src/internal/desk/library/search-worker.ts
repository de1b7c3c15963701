import { searchTexts, type SearchText } from './search';
import type { SearchAnswer, SearchRequest } from './searcher';

let texts: readonly SearchText[] = [];

/** Compares a thousand conversations without the page noticing. */
self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.type === 'texts') {
    texts = data.texts;
    return;
  }
  const answer: SearchAnswer = { id: data.id, keys: searchTexts(texts, data.query) };
  // Only the page that started it can hear a worker; the options say so to nobody else.
  self.postMessage(answer, {});
});
