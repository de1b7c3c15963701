// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveTour, currentTour, readTour, restoreTour, writeTour } from './tour-address';

const tour = {
  language: 'id',
  market: null,
  speed: 8,
  index: 3,
  isPlaying: true,
  opened: 'http://localhost:3000/that?demo=due-today&reset=1',
} as const;

/** Loads the page again, at an address. */
function loadAt(address: string): void {
  window.history.replaceState(null, '', address);
  restoreTour(window);
}

beforeEach(() => saveTour(null));

describe('the switch of the tour', () => {
  it.each([
    ['1', null, null, 1, 0],
    ['en', 'en', null, 1, 0],
    ['id,8x', 'id', null, 8, 0],
    ['zh,india,2x,5', 'zh', 'india', 2, 4],
    ['1,3', null, null, 1, 2],
    ['id,mars,7x,0', 'id', null, 1, 0],
    ['<script>', null, null, 1, 0],
  ])('%s begins it', (text, language, market, speed, index) => {
    expect(readTour(text)).toEqual({ language, market, speed, index, isPlaying: true, opened: '' });
  });

  it('is written as it is read', () => {
    for (const text of ['1', 'en', 'id,8x', 'zh,india,2x,5']) expect(writeTour(readTour(text) ?? tour)).toBe(text);
    expect(readTour('')).toBeNull();
  });
});

describe('a loaded page', () => {
  it('removes the switch from its address and keeps the rest', () => {
    loadAt('/loanDetails?orderId=00123&tour=en,8x&demo=overdue');
    expect(window.location.search).toBe('?orderId=00123&demo=overdue');
    expect(currentTour()).toMatchObject({ language: 'en', speed: 8, isPlaying: true });
  });

  it('continues the tour that opened it, although the session removed its parameters from the address', () => {
    saveTour(tour);
    loadAt('/that?demo=due-today&clock=%2B0d');
    expect(currentTour()).toEqual(tour);
  });

  it('pauses the tour if the presenter opened another page', () => {
    saveTour(tour);
    loadAt('/that?demo=overdue');
    expect(currentTour()).toEqual({ ...tour, isPlaying: false, opened: '' });
  });

  it('ignores an unreadable tour', () => {
    window.sessionStorage.setItem('demo-tour', '{"index":-1}');
    loadAt('/that');
    expect(currentTour()).toBeNull();
  });

  it('continues in memory if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('full', 'QuotaExceededError'));
    saveTour(tour);
    expect(currentTour()).toEqual(tour);
  });
});
