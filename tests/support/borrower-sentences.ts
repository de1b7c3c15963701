import { readFileSync } from 'node:fs';
import { byLocale, type Locale } from '@/domain/languages';

const file = readFileSync('tests/support/borrower-sentences.txt', 'utf8');

/** What borrowers write, each with what it must be answered as, by the language of their page. */
export const borrowerSentences: Readonly<Record<Locale, readonly (readonly [text: string, answer: string])[]>> =
  byLocale((locale) =>
    [...file.matchAll(/^# (\w+) (\w+)\n((?:[^#\n].*\n)+)/gm)].flatMap(([, language, answer = '', lines = '']) =>
      language === locale
        ? lines
            .trim()
            .split('\n')
            .map((text) => [text, answer] as const)
        : [],
    ),
  );
