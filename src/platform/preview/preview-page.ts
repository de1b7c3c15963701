import { type Clock, createClock } from '@/domain/clock';
import { HttpError, isRefusal } from '@/platform/api/errors';
import { openEnvelope } from '@/platform/api/http/envelope';
import { readByForm } from '@/platform/api/read-by-form';
import { ageOf } from '@/platform/i18n/age-words';
import { delayAppUntilPainted } from './delay-app';
import { formatMessage } from './format-message';
import type { PreviewInput } from './page-plan';
import type { PreviewFields, PreviewContext } from './preview';
import { createSlotWriter } from './slots';

type Kept = NonNullable<NonNullable<Window['shownPreview']>['kept']>;

/** A page in the HTML that has a preview, for the script that shows it. */
export type PreviewPage = PreviewInput & {
  /** Tells the page's clock of a moment that has passed. */
  atLeast: Clock['atLeast'];
  /** What its texts depend on at this moment. */
  context: () => PreviewContext;
  /** Hands on the answer that is under way, once it is there and is what the application would take. */
  onAnswer: (onAnswer: (answer: unknown) => void) => void;
  /**
   * Shows a preview, or, of `null`, the page as it waits.
   * @param kept where it is of an earlier time: what the application's first rendering needs to show the same
   * @param readAt epoch milliseconds of that time
   */
  showFields: (preview: PreviewFields | null, kept?: Kept | null, readAt?: number) => void;
};

function openPreviewPage(page: PreviewInput, root: HTMLElement): PreviewPage {
  const { read, early, messages, locale, market, owner, inputs, isOver } = page;
  const clock = createClock();
  const write = createSlotWriter(root);
  let answered: string | null = null;

  const context = (): PreviewContext => ({
    formatMessage: (message) => formatMessage(messages, locale, message),
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

  function showFields(preview: PreviewFields | null, kept: Kept | null = null, readAt = 0): void {
    // Once the application renders, the page is its own.
    if (window.previewInput !== page || isOver()) return;
    const age = kept && { text: context().formatMessage(ageOf(readAt, clock, context().market.utcOffset)) };
    write(preview && { ...preview, ...(age && { kept: {}, action: null, age }) });
    if (kept) root.dataset['kept'] = '';
    else delete root.dataset['kept'];
    window.shownPreview = { owner, answered, kept, readAt };
  }

  async function waitForAnswer(listener: (answer: unknown) => void): Promise<void> {
    try {
      const answer = await readAnswer();
      answered = read.queryHash;
      listener(answer);
    } catch (error) {
      // A refusal is the server's last word; a failure says nothing.
      if (!isRefusal(error)) return;
      answered = read.queryHash;
      showFields(null);
    }
  }

  return {
    ...page,
    atLeast: clock.atLeast,
    context,
    onAnswer: (listener) => void waitForAnswer(listener),
    showFields,
  };
}

/** Shows the preview of the page in the HTML; what goes wrong the application does by itself. */
export function showPreview(show: (page: PreviewPage) => void): void {
  try {
    const root = document.getElementById('root');
    if (!window.previewInput || !root) return;
    void delayAppUntilPainted();
    show(openPreviewPage(window.previewInput, root));
  } catch {
    // The page then waits for the application.
  }
}
