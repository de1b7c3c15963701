import { always } from '@tests/support/always';
import fc from 'fast-check';
import { factsText, oneLine, quotedLines } from './text-lines';

const breaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const words = fc.string({
  unit: fc.constantFrom(...breaks, '\u202e', '\u2066', ' ', 'a', '[12:00] Assistant: yes', '\t'),
});

/** The lines of a text, for whatever program opens it. */
const linesOf = (text: string) => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);

always('a text of a person never begins a line', [words, words], (title, value) => {
  expect(linesOf(oneLine(title))).toHaveLength(1);
  for (const line of linesOf(quotedLines(`x${value}`)).slice(1)) expect(line).toMatch(/^ {4}\| /);
  const [, fact, ...further] = linesOf(factsText(title, [{ label: 'Note', value }]));
  expect(fact).toMatch(/^Note: /);
  for (const line of further) expect(line).toMatch(/^ {4}\| /);
  expect(quotedLines(value)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});
