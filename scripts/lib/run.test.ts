import { run, runBeside } from './run';

describe('a tool that is run', () => {
  it('does not get our NODE_ENV', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect((await runBeside('node', ['-p', 'process.env.NODE_ENV'])).trim()).toBe('undefined');
  });

  it('fails with its name', () => {
    expect(() => run('node', ['-e', 'process.exit(3)'])).toThrow('node -e process.exit(3) failed (exit 3).');
    expect(() => run('no-such-tool', [])).toThrow('no-such-tool cannot be started');
  });

  it('returns its output if it runs beside others, also if it fails', async () => {
    await expect(runBeside('node', ['-e', 'console.log(1); console.error(2)'])).resolves.toMatch(/1[\s\S]*2|2[\s\S]*1/);
    await expect(runBeside('node', ['-e', 'console.log("the reason"); process.exit(3)'])).rejects.toThrow(
      /\(exit 3\):\nthe reason/,
    );
    await expect(runBeside('no-such-tool', [])).rejects.toThrow('no-such-tool cannot be started');
  });
});
