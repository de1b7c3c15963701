import { describe, expect, it } from 'vitest';
import { createProgress, progressLine, quoted } from './progress';

/** A stream that keeps what is written to it. */
function recording(isTTY: boolean) {
  const written: string[] = [];
  return { written, stream: { isTTY, write: (text: string) => Boolean(written.push(text)) } as const };
}

const failure = { title: 'a.test.ts > adds', errors: ['expected 2, got 3'], command: 'npx vitest run a.test.ts' };

describe('the progress of a run', () => {
  it.each([
    [0, 0, 60, '──────────────────────────────  0 of 60'],
    [30, 0, 60, '━━━━━━━━━━━━━━━───────────────  30 of 60'],
    [59, 1, 60, '━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━  60 of 60, 1 failed'],
    [0, 0, 0, '──────────────────────────────  0 of 0'],
  ])('with %i passed and %i failed of %i is a bar', (passed, failed, total, line) => {
    expect(progressLine({ passed, failed }, total)).toBe(line);
  });

  it('prints nothing for a test that passes where there is no terminal', () => {
    const { written, stream } = recording(false);
    createProgress('test', stream).add(null);
    expect(written.join('')).toBe('');
  });

  it('draws the bar again on a terminal', () => {
    const { written, stream } = recording(true);
    const progress = createProgress('test', stream);
    progress.total = 2;
    progress.add(null);
    expect(written.at(-1)).toContain('1 of 2');
  });

  it('prints a failing test with its message and the command that runs it alone', () => {
    const { written, stream } = recording(false);
    createProgress('test', stream).add(failure);
    for (const text of [failure.title, ...failure.errors, failure.command]) expect(written.join('')).toContain(text);
  });

  it.each([
    ['tests/a.spec.ts:12', 'tests/a.spec.ts:12'],
    ["two words, and it's one", `'two words, and it'\\''s one'`],
  ])('quotes %s for a shell', (argument, text) => {
    expect(quoted(argument)).toBe(text);
  });
});
