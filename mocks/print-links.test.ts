// @vitest-environment node
import { exec } from 'node:child_process';

/** Runs the command in a shell, like a person at a terminal, and returns its output. */
function run(rest: string): Promise<{ out: string; errors: string }> {
  return new Promise((resolve) => {
    exec(`node_modules/.bin/tsx mocks/print-links.ts ${rest}`, (_, out, errors) => resolve({ out, errors }));
  });
}

it('ends without an error when its pipe is closed, and with one for an invalid address', async () => {
  const [piped, wrong, searched] = await Promise.all([
    run('| head -n 1'),
    run('127.0.0.1:4173'),
    run("'http://127.0.0.1:4173/?pop=0#top'"),
  ]);
  expect(piped).toEqual({ out: expect.stringMatching(/^Indonesia: .+\n$/), errors: '' });
  expect(searched.out).toMatch(/^ {2}http:\/\/127\.0\.0\.1:4173\/loanConfirm\?/m);
  expect(searched.out).not.toMatch(/#|\?pop=0\//);
  expect(wrong).toEqual({ out: '', errors: expect.stringContaining('127.0.0.1:4173 is no address of pages') });
});
