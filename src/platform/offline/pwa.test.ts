import { isOwnScript, trustOwnScripts } from './pwa';

const origin = 'https://loans.example';

describe('a worker script', () => {
  it.each([
    ['/sw.js', '/', true],
    ['https://loans.example/sw.js', '/', true],
    ['/assets/shrink-image-a1B2_c3-.js', '/', true],
    ['https://evil.example/sw.js', '/', false],
    ['//evil.example/assets/a.js', '/', false],
    ['/gateway/assets/a.js', '/', false],
    ['/assets/../uploads/a.js', '/', false],
    ['/assets/a.js/b', '/', false],
    ['/assets/a.html', '/', false],
    ['data:text/javascript,alert(1)', '/', false],
    ['blob:https://loans.example/1', '/', false],
    ['javascript:alert(1)', '/', false],
    ['http://[', '/', false],
    ['/app/sw.js', '/app/', true],
    ['/app/assets/a.js', '/app/', true],
    ['/sw.js', '/app/', false],
    ['/assets/a.js', '/app/', false],
    ['/apps/sw.js', '/app/', false],
  ])('at %s is our own for an app in %s: %s', (address, folder, expected) => {
    expect(isOwnScript(address, origin, folder)).toBe(expected);
  });

  it('of our own is allowed by the default policy, and no other', () => {
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
