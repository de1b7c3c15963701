// @vitest-environment node
import { expect, it } from 'vitest';
import { readFiles } from '../../scripts/lib/source-files';
import { type FontSet, fontFiles } from '../support/fonts';
import { lettersOf } from './lib/glyphs';

/** Invisible characters: ends of lines, joiners, marks of direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

it.each<FontSet>(['narrow', 'wide'])('the %s fonts have every letter that a page may show', (set) => {
  const fonts = fontFiles(set).map(lettersOf);
  const texts = readFiles(['content', 'locales', 'config/markets', 'mocks'], /\.(?:md|po|ts|json)$/).map(
    ({ text }) => text,
  );
  const missing = [...new Set(texts.join(''))].filter(
    (letter) => !unseen.test(letter) && !fonts.some((font) => font.has(letter.codePointAt(0) ?? 0)),
  );
  expect(missing).toEqual([]);
});
