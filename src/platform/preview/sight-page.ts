import { type Clock, createClock } from '@/domain/clock';
import { HttpError, isRefusal } from '@/platform/api/errors';
import { openEnvelope } from '@/platform/api/http/envelope';
import { readByForm } from '@/platform/api/read-by-form';
import { ageOf } from '@/platform/i18n/age-words';
import type { Sight, SightWorld } from './first-sight';
import { holdApplication } from './hold-application';
import type { EarlyPage } from './page-plan';
import { say } from './say';
import { slotsOf } from './sight-slots';

type Kept = NonNullable<NonNullable<Window['shownSight']>['kept']>;

/** A page in the HTML that has a first sight, for the script that shows it. */
export type SightPage = EarlyPage & {
  /** Tells the page's clock of a moment that has passed. */
  atLeast: Clock['atLeast'];
  /** What its texts depend on at this moment. */
  world: () => SightWorld;
  /** Hands on the answer that is under way, once it is there and is what the application would take. */
  hear: (onAnswer: (answer: unknown) => void) => void;
  /**
   * Shows a sight, or, of `null`, the page as it waits.
   * @param kept where it is of an earlier time: what the application's first rendering needs to show the same
   * @param readAt epoch milliseconds of that time
   */
  draw: (sight: Sight | null, kept?: Kept | null, readAt?: number) => void;
};

function openPage(page: EarlyPage, root: HTMLElement): SightPage {
  const { read, early, words, locale, market, owner, inputs, isOver } = page;
  const clock = createClock();
  const write = slotsOf(root);
  let answered: string | null = null;

  const world = (): SightWorld => ({
    say: (message) => say(words, locale, message),
    market,
    now: clock.now(),
    inputs,
    serverLanguage: locale === market.locale ? undefined : market.locale,
  });

  /** Reads the answer as the client does: what the application would refuse throws. */
  async function readAnswer(): Promise<unknown> {
    const { answer, sentAt } = await early;
    // Cloned before the application takes it.
    const response = await answer.then((whole) => whole.clone());
    clock.synchronize(Date.parse(response.headers.get('Date') ?? ''), sentAt);
    if (!response.ok) throw new HttpError(response.status);
    return readByForm(read.form, openEnvelope(await response.text(), read.envelope).data);
  }

  function draw(sight: Sight | null, kept: Kept | null = null, readAt = 0): void {
    // Once the application renders, the page is its own.
    if (window.earlyPage !== page || isOver()) return;
    const age = kept && { text: world().say(ageOf(readAt, clock, world().market.utcOffset)) };
    write(sight && { ...sight, ...(age && { kept: {}, action: null, age }) });
    if (kept) root.dataset['kept'] = '';
    else delete root.dataset['kept'];
    window.shownSight = { owner, answered, kept, readAt };
  }

  async function hear(onAnswer: (answer: unknown) => void): Promise<void> {
    try {
      const answer = await readAnswer();
      answered = read.queryHash;
      onAnswer(answer);
    } catch (error) {
      // A refusal is the server's last word; a failure says nothing.
      if (!isRefusal(error)) return;
      answered = read.queryHash;
      draw(null);
    }
  }

  return {
    ...page,
    atLeast: clock.atLeast,
    world,
    hear: (onAnswer) => void hear(onAnswer),
    draw,
  };
}

/** Shows the first sight of the page in the HTML; what goes wrong the application does by itself. */
export function showSight(show: (page: SightPage) => void): void {
  try {
    const root = document.getElementById('root');
    if (!window.earlyPage || !root) return;
    void holdApplication();
    show(openPage(window.earlyPage, root));
  } catch {
    // The page then waits for the application.
  }
}
