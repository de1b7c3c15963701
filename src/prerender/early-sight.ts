import { createStore, get } from 'idb-keyval';
import { HttpError, isRefusal } from '@/api/errors';
import { openEnvelope } from '@/api/http/envelope';
import { readByForm } from '@/api/read-by-form';
import { type Clock, createClock } from '@/domain/clock';
import { splitFigures } from '@/i18n/figures';
import type { Shown, Sight, SightWorld } from '@/services/first-sight';
import { ageOf } from '@/ui/age-words';
import { readKept } from './kept-record';
import type { EarlyPage } from './page-plan';
import { say } from './say';
import { sights } from './sights';

/** Reads the answer as the client does: what the application would refuse throws. */
async function readAnswer({ read, early }: EarlyPage, clock: Clock): Promise<unknown> {
  // Cloned before the application takes it.
  const response = await early.answer.then((answer) => answer.clone());
  clock.synchronize(Date.parse(response.headers.get('Date') ?? ''), early.sentAt);
  if (!response.ok) throw new HttpError(response.status);
  return readByForm(read.form, openEnvelope(await response.text(), read.envelope).data);
}

/** A text with its dates and amounts whole, as the application renders it (`wholeFigures`). */
function setText(slot: HTMLElement, text: string): void {
  const parts = splitFigures(text).map((part, index) => {
    if (index % 2 === 0) return part;
    const whole = document.createElement('span');
    whole.className = 'figure';
    whole.textContent = part;
    return whole;
  });
  slot.replaceChildren(...parts);
}

function fillSlot(slot: HTMLElement, shown: Shown | null): void {
  slot.hidden = shown === null;
  if (!shown) return;
  const { text, lang, tone, ems } = shown;
  if (ems !== undefined) slot.textContent = text ?? '';
  else if (text !== undefined) setText(slot, text);
  if (lang !== undefined) slot.lang = lang;
  if (tone !== undefined) slot.dataset['tone'] = tone;
  if (ems !== undefined) slot.style.setProperty('--ems', String(ems));
}

/**
 * Writes texts into the page that stands in the HTML. Its parts are exchanged whole, in one frame, as the application will
 * exchange them: what is longer than the blocks in its place pushes nothing before one's eyes.
 */
function change(root: HTMLElement, changeSlot: (slot: HTMLElement) => void): void {
  for (const part of root.querySelectorAll<HTMLElement>('main, footer')) {
    const next = document.importNode(part, true);
    if (next.dataset['sight'] !== undefined) changeSlot(next);
    next.querySelectorAll<HTMLElement>('[data-sight]').forEach(changeSlot);
    part.replaceWith(next);
  }
}

function fill(root: HTMLElement, sight: Sight): void {
  change(root, (slot) => {
    const shown = sight[slot.dataset['sight'] ?? ''];
    if (shown !== undefined) fillSlot(slot, shown);
  });
}

/** The server has said no: it has the last word. */
function empty(root: HTMLElement): void {
  change(root, (slot) => {
    if (slot.querySelector(':not(.figure)') === null) slot.textContent = '';
  });
  fill(root, { kept: null, action: {} });
}

/** Shows what was kept, until the fresh answer is there, and then that. */
function show(page: EarlyPage, root: HTMLElement): void {
  const { read, words, locale, market, owner, inputs, isOver, isLeaving } = page;
  const see = Object.values(sights).find(({ call }) => call === read.call)?.see;
  if (!see) return;
  const clock = createClock();
  let isAnswered = false;

  const world = (): SightWorld => ({
    say: (message) => say(words, locale, message),
    market,
    now: clock.now(),
    inputs,
    serverLanguage: locale === market.locale ? undefined : market.locale,
  });
  // What a form has read is the answer of its call.
  const sightOf = (answer: unknown) => see(answer as never, world());
  // Once the application renders, the page is its own.
  const mayShow = () => window.earlyPage === page && !isOver();

  async function showFresh(): Promise<void> {
    try {
      const sight = sightOf(await readAnswer(page, clock));
      isAnswered = true;
      if (!mayShow()) return;
      fill(root, { ...sight, kept: null, action: {} });
      delete root.dataset['kept'];
      window.shownSight = { owner, queryHash: read.queryHash, kept: null };
    } catch (error) {
      if (!isRefusal(error) || !mayShow()) return;
      isAnswered = true;
      delete root.dataset['kept'];
      window.shownSight = undefined;
      empty(root);
    }
  }

  async function showKept(): Promise<void> {
    if (isLeaving()) return;
    const raw: unknown = await get(
      [owner, 'record', `${read.call}-${read.queryHash}`],
      createStore('loan-web-kept-answers', 'records'),
    );
    const kept = readKept(raw, owner, clock.now());
    if (!kept) return;
    const data = readByForm(read.form, kept.data);
    const { readAt } = kept;
    const sight = sightOf(data);
    if (isAnswered || !mayShow()) return;
    fill(root, { ...sight, kept: {}, action: null, age: { text: world().say(ageOf(readAt, clock.now())) } });
    root.dataset['kept'] = '';
    window.shownSight = { owner, queryHash: read.queryHash, kept: { data, readAt } };
  }

  void showFresh();
  showKept().catch(() => undefined);
}

/** Runs inside the HTML, behind the early start, on pages that have a first sight: what goes wrong here the application does by itself. */
try {
  const root = document.getElementById('root');
  if (window.earlyPage && root) show(window.earlyPage, root);
} catch {
  // The page then waits for the application.
}
