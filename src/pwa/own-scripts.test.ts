import { describe, expect, it, vi } from 'vitest';
import { isOwnScript, trustOwnScripts } from './own-scripts';

const origin = 'https://loans.example';

describe('a worker script', () => {
  it.each(['/sw.js', 'https://loans.example/sw.js', '/assets/shrink-image-a1B2_c3-.js'])('at %s is ours', (address) => {
    expect(isOwnScript(address, origin)).toBe(true);
  });

  it.each([
    'https://evil.example/sw.js',
    '//evil.example/assets/a.js',
    '/gateway/assets/a.js',
    '/assets/../uploads/a.js',
    '/assets/a.js/b',
    '/assets/a.html',
    'data:text/javascript,alert(1)',
    'blob:https://loans.example/1',
    'javascript:alert(1)',
    'http://[',
  ])('at %s is not', (address) => {
    expect(isOwnScript(address, origin)).toBe(false);
  });

  it('is ours inside the folder of the app alone', () => {
    const ours = ['/app/sw.js', '/app/assets/a.js', '/sw.js', '/assets/a.js', '/apps/sw.js'].filter((address) =>
      isOwnScript(address, origin, '/app/'),
    );
    expect(ours).toEqual(['/app/sw.js', '/app/assets/a.js']);
  });

  it('is let through by the page’s default policy, and no other', () => {
    const createPolicy =
      vi.fn<(name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown>();
    trustOwnScripts({ location: { origin }, trustedTypes: { createPolicy } });
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('default');
    expect(rules?.createScriptURL('/sw.js')).toBe('/sw.js');
    expect(rules?.createScriptURL('data:,')).toBeNull();
  });

  it('needs no policy where the engine has none', () => {
    expect(() => trustOwnScripts({ location: { origin } })).not.toThrow();
  });
});
