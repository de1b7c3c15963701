// @vitest-environment jsdom
import { createClock } from '@/domain/clock';
import { markets } from '@/domain/market';
import { wait } from '@/platform/browser/wait';
import { createLocaleStore } from '@/platform/i18n/locale-store';
import { createQueryClient } from '@/platform/query/query-client';
import { storedAnswerKey } from '@/platform/query/stored-answer';
import { ownersOfDevice } from '@/platform/session/device-owners';
import { createSessionStore } from '@/platform/session/session-store';
import { adoptPreview, removePrerenderedTags, hasMarkup, isPrerenderedFor } from './prerendered-page';

function rootOf(path: string): HTMLElement {
  const root = document.createElement('div');
  root.setAttribute('data-prerendered-path', path);
  root.setAttribute('data-prerendered-locale', 'id');
  return root;
}

const visit = { path: '/Policy', market: markets.indonesia, locale: 'id', travelParams: {} };

it('a prerendered page is recognised by its attribute', () => {
  expect(hasMarkup(rootOf('/'))).toBe(true);
  expect(hasMarkup(document.createElement('div'))).toBe(false);
});

it.each([
  ['as it was rendered', {}, true],
  ['with a slash at the end', { path: '/Policy/' }, true],
  ['at another address, from a server that knows no other page', { path: '/loanDetails' }, false],
  ['in another language', { locale: 'en' }, false],
  ['in another market', { market: markets.india }, false],
  ['with parameters that its links carry on', { travelParams: { utm_tag: 'a' } }, false],
])('React takes over a prerendered page or not: %s', (_, difference, expected) => {
  expect(isPrerenderedFor(rootOf('/Policy'), { ...visit, ...difference })).toBe(expected);
});

it('React takes over the landing page at the root', () => {
  expect(isPrerenderedFor(rootOf('/'), { ...visit, path: '/' })).toBe(true);
});

it('the prerendered head tags are removed when React renders another page', () => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title data-prerendered="">A</title><meta data-prerendered="" name="description" content="B">';
  removePrerenderedTags(document);
  expect(document.head.innerHTML).toBe('<meta charset="utf-8">');
});

const queryHash = '["loan"]';
const readAt = 1_700_000_000_000;
const storedAnswer = { data: { repayAmount: 1n }, readAt };
const stored = [{ queryKey: storedAnswerKey('u:1', queryHash), data: storedAnswer }];

const shown = (answered: string | null) => ({
  shownPreview: { owner: 'u:1', answered, ...(answered === null ? { stored, readAt } : { stored: null, readAt: 0 }) },
});

const servicesOf = (userId: string) => ({
  session: createSessionStore({ token: 't', userId }, () => undefined, ownersOfDevice(undefined)),
  locale: createLocaleStore(),
  // A phone whose clock is a day behind.
  clock: createClock(() => readAt - 24 * 60 * 60_000),
});

it('the stored answer behind a preview is in the cache for the first rendering', async () => {
  const queryClient = createQueryClient();
  const target: Parameters<typeof adoptPreview>[0] = shown(null);
  const services = servicesOf('1');
  await adoptPreview(target, queryClient, services);
  expect(services.clock.now()).toBeGreaterThanOrEqual(readAt);
  expect(queryClient.getQueryData(storedAnswerKey('u:1', queryHash))).toEqual(storedAnswer);
  expect(target.shownPreview).toBeUndefined();
});

it('the preview of another borrower is not used', async () => {
  const queryClient = createQueryClient();
  await adoptPreview(shown(null), queryClient, servicesOf('2'));
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

it.each([
  ['until the application has it, too', 500, 500],
  ['for two seconds at most', 60_000, 2_000],
])('the preview of a fresh answer delays the first rendering %s', async (_, answeredAfter, renderedAfter) => {
  vi.useFakeTimers();
  const queryClient = createQueryClient();
  void queryClient.fetchQuery({ queryKey: ['loan'], queryFn: () => wait(answeredAfter).then(() => 'here') });
  // An answer that the preview does not show is not waited for.
  void queryClient.fetchQuery({ queryKey: ['plan'], queryFn: () => wait(60_000).then(() => 'here') });
  const over = vi.fn<() => void>();
  void adoptPreview(shown(queryHash), queryClient, servicesOf('1')).then(over);
  await vi.advanceTimersByTimeAsync(renderedAfter - 1);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});
