import { existsSync } from 'node:fs';
import { createBackend } from '@mocks/backend/create-backend';
import { readClock } from '@mocks/clock';
import { launchLinks } from '@mocks/launch-links';
import { allNodes, chatTreeOf } from '@mocks/seed/chat-tree';
import { locales } from '@/domain/languages';
import { markets } from '@/domain/market';
import { problemDetail } from '@/platform/api/contract/complaints';
import { deskPath } from '../../paths';
import { tourSeconds, tourSteps, type TourMarket, type TourStep } from './steps';
import { addressOf, tourMarketOf } from './tour-address';

const links = launchLinks('http://localhost:4173/');
const marketsOfTour: readonly TourMarket[] = ['indonesia', 'india'];
const cases = tourSteps.flatMap((step) =>
  marketsOfTour.map((market): [string, TourMarket, TourStep] => [step.id, market, step]),
);

/** Whether a page has a route file, or is the desk. */
const isPage = (path: string) =>
  path === deskPath || ['src/routes/_borrower', 'src/routes'].some((folder) => existsSync(`${folder}${path}.tsx`));

it('the tour lasts less than two minutes', () => {
  expect(tourSeconds).toBeGreaterThanOrEqual(105);
  expect(tourSeconds).toBeLessThanOrEqual(115);
});

it('the tour shows the code without a network within the first fifteen seconds', () => {
  const offline = tourSteps.findIndex(({ faults }) => faults === 'offline');
  const before = tourSteps.slice(0, offline);
  // The page without a network has five seconds to load.
  expect(before.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(10);
  expect(tourSteps[offline]).toMatchObject({ path: '/that', continuesBefore: true, inputs: before.at(-1)?.inputs });
});

it('the stops of the tour have different ids and enough time', () => {
  expect(new Set(tourSteps.map(({ id }) => id)).size).toBe(tourSteps.length);
  for (const { seconds, press = [] } of tourSteps) {
    expect(seconds).toBeGreaterThanOrEqual(4);
    for (const { at } of press) expect(at).toBeLessThan(seconds);
  }
});

it.each(cases)('the page and the scenario of the stop %s in %s exist', (_id, market, step) => {
  const address = addressOf(step, market, links);
  expect(address).not.toBeNull();
  const { searchParams } = new URL(address ?? '');
  const scenario = searchParams.get('demo') ?? '';
  const opened = createBackend({ settings: { scenario, pop: searchParams.get('pop') ?? '' } }).settings().scenario;
  expect(opened).toBe(scenario);
  expect(isPage(step.path)).toBe(true);
  expect(searchParams.get('reset')).toBe(step.continuesBefore ? null : '1');
  if (step.clock !== undefined) expect(readClock(step.clock, 0)?.literal).toBe(step.clock);
  for (const [name, value] of Object.entries({ ...step.inputs, ...step.marketInputs?.[market] }))
    expect(searchParams.get(name)).toBe(value);
});

it.each(marketsOfTour)('the tour shows a complaint of %s with an answer, a letter, and no rating', async (market) => {
  const step = tourSteps.find(({ id }) => id === 'complaint');
  const address = new URL((step && addressOf(step, market, links)) ?? '');
  const { pathname, searchParams } = address;
  expect(pathname).toBe('/complainDetails');
  const backend = createBackend({ settings: { scenario: searchParams.get('demo') ?? '' } });
  const body = new URLSearchParams({ problemId: searchParams.get('problemId') ?? '' });
  const answer: unknown = await (
    await backend.respond(new Request(`http://localhost/gateway${problemDetail.path}`, { method: 'POST', body }))
  ).json();
  const disposeImages: unknown = [expect.stringContaining('letter')];
  const disposeDetail: unknown = expect.stringMatching(/.{20}/);
  expect(answer).toMatchObject({ code: '00', data: { disposeImages, disposeDetail, isScore: 0 } });
});

it('the tour uses India for its languages, and Indonesia otherwise', () => {
  const chosen = Object.fromEntries(locales.map((locale) => [locale, tourMarketOf(locale)]));
  expect(chosen).toMatchObject({ en: 'india', hi: 'india', id: 'indonesia', zh: 'indonesia' });
});

it.each(locales)('the tour uses the names of the demo’s server in %s', (language) => {
  const titles = allNodes(chatTreeOf(markets.indonesia, language).categories).map(({ title }) => title);
  const names = tourSteps.flatMap(({ pressBefore = [], press = [] }) =>
    [...pressBefore, ...press].flatMap(({ name }) => (name && 'servers' in name ? [name.servers[language]] : [])),
  );
  expect(names).not.toEqual([]);
  for (const name of names) expect(titles).toContain(name);
});
