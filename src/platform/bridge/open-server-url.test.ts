import { always } from '@tests/support/always';
import fc from 'fast-check';
import { createOpenServerUrl, type UrlTarget } from './open-server-url';

function setup({ mayOpen = true, isInApp = false } = {}) {
  const window = { open: vi.fn(), location: { assign: vi.fn(), replace: vi.fn() } };
  const open = createOpenServerUrl({
    policy: { origin: 'https://loan.example', ownAddresses: ['/gateway'], trustedHosts: ['partner.example'] },
    commonParams: () => ({ token: 't0ken', userId: '7' }),
    mayOpen: () => mayOpen,
    isInApp: () => isInApp,
    window,
  });
  return { open, window };
}

describe('opening an address from the server', () => {
  it('appends the session for our own pages', () => {
    const { open, window } = setup();
    expect(open('/borrowDetail/?orderId=00123', 'replace', { from: 'confirm' })).toBe('opened');
    const address = 'https://loan.example/borrowDetail/?orderId=00123&token=t0ken&userId=7&from=confirm';
    expect(window.location.replace).toHaveBeenCalledWith(address);
  });

  it('appends nothing for other hosts', () => {
    const { open, window } = setup();
    expect(open('https://other.example/pay?x=1', 'here')).toBe('opened');
    expect(window.location.assign).toHaveBeenCalledWith('https://other.example/pay?x=1');
  });

  it('opens nothing once another borrower is at the device', () => {
    const { open, window } = setup({ mayOpen: false });
    for (const target of ['here', 'replace', 'outside'] as const)
      expect(open('https://partner.example/', target)).toBe('refused');
    for (const opened of [window.open, window.location.assign, window.location.replace])
      expect(opened).not.toHaveBeenCalled();
  });

  it('opens outside without an opener or a referrer', () => {
    const { open, window } = setup();
    open('https://partner.example/', 'outside');
    const address = 'https://partner.example/?token=t0ken&userId=7';
    expect(window.open).toHaveBeenCalledWith(address, '_blank', 'noopener,noreferrer');
  });

  it('appends nothing to an address of our own that leaves the webview', () => {
    const { open, window } = setup({ isInApp: true });
    open('https://partner.example/', 'outside');
    expect(window.open).toHaveBeenCalledWith('https://partner.example/', '_blank', 'noopener,noreferrer');
    open('https://partner.example/', 'here');
    expect(window.location.assign).toHaveBeenCalledWith('https://partner.example/?token=t0ken&userId=7');
  });

  const schemes = ['https:', 'http:', 'blob:', 'javascript:'];
  const signs = ['/', '//', '\\', '\t', '@', ':', '.', '#', '?', '&', '%2f', 'token='];
  const hosts = ['loan.example', 'partner.example', 'evil.example', 'localhost'];
  const pieces = fc.array(fc.constantFrom(...schemes, ...signs, ...hosts), { maxLength: 8 });
  always(
    'appends the session for trusted hosts only, for any address',
    [pieces, fc.constantFrom<UrlTarget>('here', 'replace', 'outside')],
    (parts, target) => {
      const { open, window } = setup();
      const outcome = open(parts.join(''), target, { from: 'confirm' });
      const ways = [window.open, window.location.assign, window.location.replace];
      const opened = ways.flatMap(({ mock }) => mock.calls.map(([address]) => new URL(String(address))));
      expect(opened).toHaveLength(outcome === 'opened' ? 1 : 0);
      for (const url of opened) {
        expect(url.protocol === 'https:' || url.hostname === 'localhost').toBe(true);
        if (url.href.includes('t0ken'))
          expect(['https://loan.example', 'https://partner.example']).toContain(url.origin);
      }
    },
    { numRuns: 1_000 },
  );
});
