// @vitest-environment node
import { exec } from 'node:child_process';

/** Runs the command in a shell, like a person at a terminal. @returns its exit code and output */
function run(rest: string): Promise<{ code: number; out: string; errors: string }> {
  return new Promise((resolve) => {
    const command = `node_modules/.bin/tsx mocks/print-links.ts ${rest}`;
    exec(command, (error, out, errors) => resolve({ code: error?.code ?? 0, out, errors }));
  });
}

it('ends without an error when its pipe is closed, and with one for an invalid address', async () => {
  const [piped, wrong, searched] = await Promise.all([
    run('| true'),
    run('127.0.0.1:4173'),
    run("'http://127.0.0.1:4173/?pop=0#top'"),
  ]);
  expect(piped).toEqual({ code: 0, out: '', errors: '' });
  expect(searched.out).toMatch(/^Indonesia: .+\n/);
  expect(searched.out).toMatch(/^ {2}http:\/\/127\.0\.0\.1:4173\/loanConfirm\?/m);
  expect(searched.out).not.toMatch(/#|\?pop=0\//);
  expect(wrong).toEqual({ code: 2, out: '', errors: expect.stringContaining('127.0.0.1:4173 is no address of pages') });
});
