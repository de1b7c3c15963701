import { describe, expect, it } from 'vitest';
import { linkToHere, withSwitches } from './demo-link';

const settings = { scenario: 'overdue', seed: 1, clock: '', faults: '' };

describe('a link of the demo', () => {
  it('changes a switch and keeps the rest', () => {
    expect(withSwitches('http://localhost/that?orderId=00123&clock=%2B1d', { clock: '+3d' })).toBe(
      'http://localhost/that?orderId=00123&clock=%2B3d',
    );
  });

  it('takes a switch out', () => {
    expect(withSwitches('http://localhost/that?demo=x&faults=slow', { faults: '' })).toBe(
      'http://localhost/that?demo=x',
    );
  });

  it('brings the launch of its scenario to the page on screen, begun anew', () => {
    const link = linkToHere(
      'http://localhost/loanDetails?token=t&orderId=1',
      'http://localhost/that?orderId=1&amount=500',
      settings,
    );
    expect(link).toBe('http://localhost/that?token=t&orderId=1&amount=500&demo=overdue&reset=1');
  });

  it('names seed, clock and faults where they are not the usual ones', () => {
    const link = linkToHere('http://localhost/loanDetails', 'http://localhost/loanDetails', {
      ...settings,
      seed: 7,
      clock: '+3d',
      faults: 'slow',
    });
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      demo: 'overdue',
      clock: '+3d',
      faults: 'slow',
      seed: '7',
      reset: '1',
    });
  });
});
