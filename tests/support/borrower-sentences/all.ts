import type { Locale } from '@/domain/languages';
import { chineseSentences } from './chinese';
import { englishSentences } from './english';
import { hindiSentences } from './hindi';
import { indonesianSentences } from './indonesian';
import type { Sentence } from './sentence';

/** What borrowers write, by the language of their page; slang, slips and two languages in one sentence as they come. */
export const borrowerSentences: Readonly<Record<Locale, readonly Sentence[]>> = {
  en: englishSentences,
  hi: hindiSentences,
  id: indonesianSentences,
  zh: chineseSentences,
};
