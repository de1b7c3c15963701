import { expect, it } from 'vitest';
import { firstText } from './complaint-type';

const transcript = {
  startedAt: 100,
  lines: [
    { from: 'borrower', text: 'Hello' },
    { from: 'borrower', text: 'They called my boss' },
    { from: 'bot', text: 'I see.' },
  ] as const,
};
const lines = { ...transcript, lines: [...transcript.lines] };

it.each([
  ['the draft’s own text', { text: 'Mine', transcript: lines, updatedAt: 50 }, 'Mine'],
  ['what was last written in the chat', { text: '', transcript: lines, updatedAt: 100 }, 'They called my boss'],
  ['nothing, when the borrower emptied it', { text: '', transcript: lines, updatedAt: 101 }, ''],
  ['nothing, without a chat', { text: '', transcript: null, updatedAt: 0 }, ''],
  [
    'nothing, when only the assistant spoke',
    { text: '', transcript: { startedAt: 1, lines: [{ from: 'bot' as const, text: 'Hi' }] }, updatedAt: 0 },
    '',
  ],
])('the description starts with %s', (_, draft, expected) => {
  expect(firstText(draft)).toBe(expected);
});

it('is cut to 200, never through an emoji', () => {
  const text = `${'a'.repeat(199)}😀`;
  expect(firstText({ text: '', updatedAt: 0, transcript: { startedAt: 1, lines: [{ from: 'borrower', text }] } })).toBe(
    'a'.repeat(199),
  );
});
