// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { TourStep } from './steps';
import { startTour } from './use-tour';

const hrefOf = (scenario: string) => `http://localhost:3000/x?pop=0&demo=${scenario}`;
const launchLinks = ['a', 'b'].map((scenario) => ({ scenario, href: hrefOf(scenario) }));
const words = { id: 'x', message: 'x' };
const stop = { scenario: 'a', title: words, words };
const pressed = vi.fn<(name: string) => void>();

const steps: TourStep[] = [
  {
    ...stop,
    id: 'one',
    path: '/loanDetails',
    seconds: 10,
    point: { role: 'region', name: { ours: { id: 'due', message: 'Amount due' } } },
    pressBefore: [{ role: 'button', name: { ours: { id: 'agree', message: 'Agree' } }, market: 'india' }],
    press: [{ role: 'button', name: { ofMarket: { indonesia: 'Bayar', india: 'Pay' } }, at: 3 }],
  },
  {
    ...stop,
    id: 'two',
    path: '/that',
    inputs: { payType: '1' },
    clock: '+2d',
    faults: 'offline',
    continuesBefore: true,
    point: { role: 'details', name: { ours: { id: 'if', message: 'What if' } } },
    pressBefore: [{ role: 'fold', name: { ours: { id: 'if', message: 'What if' } } }],
    seconds: 5,
  },
];

function render(): void {
  document.body.innerHTML =
    '<h1>Page</h1><main><section aria-labelledby="t"><h2 id="t">Amount  due</h2></section><button>Bayar sekarang</button></main><div data-tour><button>Bayar</button></div>';
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed(button.textContent ?? ''));
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The page of the stop is loaded, and the tour has noticed it. */
async function draw(): Promise<void> {
  await pass(0);
  render();
  await pass(500);
}

function begin(index = 0) {
  const opened: string[] = [];
  const host = {
    page: () => document,
    open: (href: string) => {
      opened.push(href);
      window.history.replaceState(null, '', href);
      document.body.innerHTML = '';
      return Promise.resolve(document);
    },
  };
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const start = { language: 'id', market: 'indonesia', speed: 1, index, isPlaying: true } as const;
  const player = startTour({ steps, host, launchLinks, i18n, market: 'indonesia', begin: start });
  onTestFinished(player.dispose);
  return { player, opened, now: () => player.state.getSnapshot() };
}

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockClear();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

it('the tour opens each stop with its scenario, clock and faults, with fresh data, or with the data of the stop before', async () => {
  const { player, opened } = begin();
  await draw();
  player.next();
  await pass(500);
  expect(opened).toEqual([
    'http://localhost:3000/loanDetails?pop=0&demo=a&clock=%2B0d&reset=1',
    'http://localhost:3000/that?pop=0&demo=a&payType=1&clock=%2B2d&faults=offline',
  ]);
});

it('the tour shows the stop before first, if a stop that continues it is opened directly', async () => {
  const { opened, now } = begin(1);
  await pass(0);
  expect(opened.map((href) => new URL(href).pathname)).toEqual(['/loanDetails']);
  render();
  await pass(500);
  expect(opened.map((href) => new URL(href).pathname)).toEqual(['/loanDetails', '/that']);
  expect(now().isDrawn).toBe(false);
});

it('the tour waits until skeletons and dialogs are gone', async () => {
  const { now } = begin();
  await pass(0);
  render();
  for (const markup of ['<dialog open></dialog>', '<div class="boot"></div>']) {
    document.body.insertAdjacentHTML('beforeend', markup);
    await pass(2_000);
    expect(now().isDrawn).toBe(false);
    document.body.lastElementChild?.remove();
  }
  await pass(500);
  expect(now().isDrawn).toBe(true);
});

it('the tour waits for its part, frames it, and removes the frame', async () => {
  const { player, now } = begin();
  await pass(2_000);
  expect(now()).toMatchObject({ isDrawn: false, elapsed: 0 });
  render();
  await pass(100);
  expect(now().isDrawn).toBe(false);
  await pass(400);
  const framed = document.querySelector<HTMLElement>('[data-tour-point="0"]');
  expect(framed?.tagName).toBe('SECTION');
  expect(document.querySelector('[data-tour-frame]')).toBeInTheDocument();
  player.dispose();
  expect(document.querySelector('[data-tour-frame]')).toBeNull();
  expect(document.querySelector('[data-tour-point]')).toBeNull();
});

it('the tour presses the button of a stop once, and never its own buttons', async () => {
  const { now } = begin();
  await pass(0);
  render();
  await pass(2_500);
  expect(pressed).not.toHaveBeenCalled();
  await pass(3_000);
  expect(pressed.mock.calls).toEqual([['Bayar sekarang']]);
  expect(now().isPlaying).toBe(true);
});

it('the tour unfolds a part, frames all of it, and recognises the page behind a link', async () => {
  const { player, opened } = begin();
  await draw();
  player.next();
  await pass(0);
  document.body.innerHTML =
    '<h1>Page</h1><details><summary>What if …?</summary>It is worked out.</details><details><summary>Plan</summary>What if</details>';
  document
    .querySelector('summary')
    ?.addEventListener('click', () => window.history.pushState(null, '', '/cashier?demo=a'));
  await pass(500);
  const [first] = document.querySelectorAll('details');
  expect(first).toHaveAttribute('open');
  expect(first).toHaveAttribute('data-tour-point', '1');
  // Continuing on the page on screen opens no page.
  player.pause();
  player.play();
  expect(opened).toHaveLength(2);
  window.history.replaceState(null, '', '/elsewhere?demo=a');
  player.pause();
  player.play();
  expect(opened).toHaveLength(3);
});

it('the tour shows a page without its part after a while', async () => {
  const { now } = begin();
  await pass(20_100);
  expect(now().isDrawn).toBe(true);
});
