import { describe, expect, it, vi } from 'vitest';
import { createOpenServerUrl } from './open-server-url';

function door() {
  const window = { open: vi.fn(), location: { assign: vi.fn(), replace: vi.fn() } };
  const open = createOpenServerUrl({
    policy: { origin: 'https://loan.example', ownAddresses: ['/gateway'], trustedHosts: ['partner.example'] },
    commonParams: () => ({ token: 't0ken', userId: '7' }),
    window,
  });
  return { open, window };
}

describe('opening an address from the server', () => {
  it('appends the session for our own pages', () => {
    const { open, window } = door();
    expect(open('/borrowDetail/?orderId=00123', 'replace', { from: 'confirm' })).toBe('opened');
    expect(window.location.replace).toHaveBeenCalledWith('https://loan.example/borrowDetail/?orderId=00123&token=t0ken&userId=7&from=confirm');
  });

  it('keeps the session from other hosts', () => {
    const { open, window } = door();
    expect(open('https://other.example/pay?x=1', 'here')).toBe('opened');
    expect(window.location.assign).toHaveBeenCalledWith('https://other.example/pay?x=1');
  });

  it('opens outside without an opener or a referrer', () => {
    const { open, window } = door();
    open('https://partner.example/', 'outside');
    expect(window.open).toHaveBeenCalledWith('https://partner.example/?token=t0ken&userId=7', '_blank', 'noopener,noreferrer');
  });

  it('opens nothing when the policy refuses', () => {
    const { open, window } = door();
    expect(open('javascript:alert(1)', 'here')).toBe('refused');
    expect(window.location.assign).not.toHaveBeenCalled();
    expect(window.open).not.toHaveBeenCalled();
  });
});
