import { describe, expect, it, vi } from 'vitest';
import { capture, run } from './run';

describe('a tool that is run', () => {
  it('decides by itself whether it is for development, whatever our own process was left with', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(capture('node', ['-p', 'process.env.NODE_ENV']).trim()).toBe('undefined');
    vi.unstubAllEnvs();
  });

  it('fails with its name', () => {
    expect(() => run('node', ['-e', 'process.exit(3)'])).toThrow('node -e process.exit(3) failed (exit 3).');
    expect(() => run('no-such-tool', [])).toThrow('no-such-tool cannot be started');
  });
});
