// @vitest-environment jsdom
import { currentTour, newTour, readTour, showAddress, writeTour } from './tour-address';

it.each([
  ['1', null, null, 1, 0, true],
  ['en', 'en', null, 1, 0, true],
  ['id,8x', 'id', null, 8, 0, true],
  ['zh,india,2x,5', 'zh', 'india', 2, 4, true],
  ['id,3,paused', 'id', null, 1, 2, false],
  ['id,mars,7x,0', 'id', null, 1, 0, true],
  ['<script>', null, null, 1, 0, true],
])('the switch %s is a tour', (text, language, market, speed, index, isPlaying) => {
  const tour = readTour(text);
  expect(tour).toEqual({ language, market, speed, index, isPlaying });
  expect(readTour(writeTour(tour ?? newTour))).toEqual(tour);
});

it('an address without the switch has no tour', () => expect(readTour('')).toBeNull());

it('the address of the stage has page and tour, so that a reload continues it; without a tour only the page', () => {
  window.history.replaceState(null, '', '/loanDetails?orderId=00123&tour=en,8x&demo=overdue');
  const tour = currentTour();
  expect(tour).toMatchObject({ language: 'en', speed: 8, isPlaying: true });
  showAddress(tour && { ...tour, index: 2, isPlaying: false }, 'http://localhost:3000/that?demo=due-today#main');
  expect(window.location.pathname).toBe('/that');
  expect(currentTour()).toEqual({ ...tour, index: 2, isPlaying: false });
  showAddress(null);
  expect(window.location.href).toBe('http://localhost:3000/that?demo=due-today#main');
});
