import { type Clock, createClock } from '@/domain/clock';
import { beginningOf } from '@/domain/text/cut-text';
import { HttpError, isRefusal } from '@/platform/api/errors';
import type { EarlyAnswer } from '@/platform/api/http/early-answers';
import { openEnvelope } from '@/platform/api/http/envelope';
import { delayAppUntilPainted } from '@/platform/browser/after-paint';
import { ageOf } from '@/platform/i18n/age-words';
import { codePieces, type Piece, textPieces } from '@/platform/i18n/figures';
import { readAnswerRecord, storedAnswerKey } from '@/platform/query/stored-answer';
import { localStorageIfAllowed } from '@/platform/session/browser-session-env';
import { readCurrentData } from '@/platform/storage/envelope';
import { attemptFor, type OpenAttempt, storeAttempt } from '@/platform/storage/open-attempt';
import { readStored } from '@/platform/storage/read-stored';
import type { LocalPreview, Preview, PreviewContext, PreviewField, PreviewFields, RecordPreview } from '@/ui/preview';
import { formatMessage } from './format-message';
import type { PreviewInput, ReadPart } from './page-plan';
import { parseWithSchema } from './preview-schema';
import * as previews from './previews';
import { whenTranslated } from './translation';

/** The nodes of a piece, as the application renders it (`keepNumbersTogether`, `CodeGroups`). */
function nodesOf({ text, className }: Piece): (Node | string)[] {
  if (className === undefined) return [text];
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return className === 'four' || className === 'part' ? [span, document.createElement('wbr')] : [span];
}

function piecesOf(text: string, { ems, isCode, isTyped }: PreviewField): Piece[] {
  // Only a local preview has typed text: the bundler leaves this out of the other scripts.
  if (__PREVIEW__ === 'local' && isTyped) return [{ text }];
  if (isCode) return codePieces(text);
  return ems === undefined ? textPieces(beginningOf(text)) : [{ text }];
}

function fillSlot(slot: HTMLElement, field: PreviewField | null): void {
  slot.hidden = field === null;
  if (!field) return;
  const { text, lang, tone, ems, rows } = field;
  // Only a local preview has rows.
  const row = __PREVIEW__ === 'local' && rows ? slot.querySelector<HTMLElement>(':scope > *') : null;
  if (row) slot.replaceChildren(...(rows ?? []).map((fields) => fillSlots(document.importNode(row, true), fields)));
  if (text !== undefined) slot.replaceChildren(...piecesOf(text, field).flatMap(nodesOf));
  if (lang !== undefined) slot.lang = lang;
  if (tone !== undefined) slot.dataset['tone'] = tone;
  if (ems !== undefined) slot.style.setProperty('--ems', String(ems));
}

/** @returns the part of the page, with the fields in its slots */
function fillSlots(part: HTMLElement, fields: PreviewFields | null): HTMLElement {
  for (const slot of [part, ...part.querySelectorAll<HTMLElement>('[data-slot]')]) {
    const field = fields?.[slot.dataset['slot'] ?? ''];
    if (field !== undefined) fillSlot(slot, field);
  }
  return part;
}

/** Finds the slots of the page. @returns writes fields into the page as rendered; restores it for `null` */
function createSlotWriter(root: HTMLElement): (fields: PreviewFields | null) => void {
  let current = [...root.querySelectorAll<HTMLElement>('main, footer')];
  const rendered = current;

  // Whole parts are replaced in one frame, so that a field that is longer than its block moves nothing on screen.
  return (fields) => {
    const next = rendered.map((part) => fillSlots(document.importNode(part, true), fields));
    next.forEach((part, index) => current[index]?.replaceWith(part));
    current = next;
  };
}

type CachedAnswers = NonNullable<NonNullable<Window['shownPreview']>['stored']>;

type Page = PreviewInput & {
  atLeast: Clock['atLeast'];
  context: () => PreviewContext;
  /** Reads an answer as the API client does. @throws for what the application would refuse */
  readAnswer: (early: Promise<EarlyAnswer>, part: ReadPart) => Promise<{ data: unknown; body: string }>;
  /** Calls back with the answer to the page's first read, if the application would take it. */
  onAnswer: (listener: (answer: unknown) => void) => Promise<void>;
  /**
   * Shows fields, or, for `null`, the page as it waits.
   * @param stored of fields from an earlier visit: what the application's first rendering needs to show the same
   * @param readAt epoch milliseconds of that visit
   */
  showFields: (fields: PreviewFields | null, stored?: CachedAnswers | null, readAt?: number) => void;
};

function openPage(input: PreviewInput, root: HTMLElement): Page {
  const { read, early, messages, locale, market, owner, inputs, isOver } = input;
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

  function showFields(fields: PreviewFields | null, stored: CachedAnswers | null = null, readAt = 0): void {
    // Once the application renders, this script no longer writes.
    if (window.previewInput !== input || isOver()) return;
    const age = stored && { text: context().formatMessage(ageOf(readAt, clock, market.utcOffset)) };
    write(fields && { ...fields, ...(age && { stale: {}, action: null, age }) });
    if (stored) root.dataset['stale'] = '';
    else delete root.dataset['stale'];
    window.shownPreview = { owner, answered, stored, readAt };
  }

  async function readAnswer(asked: Promise<EarlyAnswer>, { schema, envelope }: ReadPart) {
    const { answer, sentAt } = await asked;
    // Cloned before the application takes it.
    const response = await answer.then((whole) => whole.clone());
    clock.synchronize(Date.parse(response.headers.get('Date') ?? ''), sentAt);
    if (!response.ok) throw new HttpError(response.status);
    const body = await response.text();
    return { data: parseWithSchema(schema, openEnvelope(body, envelope).data), body };
  }

  async function onAnswer(listener: (answer: unknown) => void): Promise<void> {
    if (!read || !early) return;
    try {
      const { data } = await readAnswer(early, read);
      answered = read.queryHash;
      listener(data);
    } catch (error) {
      // A refusal is the server's decision; a failed request says nothing.
      if (!isRefusal(error)) return;
      answered = read.queryHash;
      showFields(null);
    }
  }

  return {
    ...input,
    atLeast: clock.atLeast,
    context,
    readAnswer,
    onAnswer,
    showFields,
  };
}

/** Shows the preview of the page in the HTML. Never throws: the page then waits for the application. */
function showOnPage(show: (page: Page) => void): void {
  try {
    const root = document.getElementById('root');
    if (!window.previewInput || !root) return;
    void delayAppUntilPainted();
    show(openPage(window.previewInput, root));
  } catch {
    // The application shows the page.
  }
}

/** Shows the stored answer of the page's first read until the fresh one arrives, and then that. */
function showAnswerPreview(preview: Preview): void {
  showOnPage(({ read, owner, pop, context, atLeast, showFields, onAnswer, copies }) => {
    if (!read) return;
    // Parsed by the schema of the call.
    const toFields = (answer: unknown) => preview.toFields(answer as never, context());
    void onAnswer((answer) => showFields(toFields(answer)));
    const stored = readAnswerRecord(copies[0], owner, pop, context().now);
    if (!stored) return;
    const data = parseWithSchema(read.schema, stored.data);
    const { readAt } = stored;
    atLeast(readAt);
    const cached = { queryKey: storedAnswerKey(owner, read.queryHash), data: { data, readAt } };
    showFields(toFields(data), [cached], readAt);
  });
}

/** The records on which the next call depends; undefined: there is none, null: it is of another build. */
async function readRecords({ read, owner }: Page, ownKey: string): Promise<unknown[]> {
  await window.previewPainted;
  const reading = read?.next?.records.map(async ([store, version, key = ownKey]) => {
    const raw = await readStored(store, owner, key);
    return raw === undefined ? raw : (readCurrentData(raw, owner, version) ?? null);
  });
  return Promise.all(reading ?? []);
}

/** Asks what the page asks next, if answer and records allow it (decision 68, before paying again). Never rejects. */
async function askNext(page: Page, { next, input }: RecordPreview, first: unknown, reading: Promise<unknown[]>) {
  const { read, owner, inputs, context, isOver, readAnswer, showFields } = page;
  const [id = '', local] = [inputs[input], localStorageIfAllowed()];
  let open: OpenAttempt | undefined;
  try {
    const stored = await reading;
    // Parsed by the schema of the call; the records as this build writes them.
    if (!read?.next || isOver() || !next.isAllowed(first as never, stored as never)) return;
    const ask = window.previewInput?.ask;
    const payload = next.request(inputs);
    open = ask && attemptFor(local, owner, id, payload);
    if (!ask || !open) return;
    const { data, body } = await readAnswer(ask(read.next.call, payload, open), read.next);
    // Parsed by the schemas of the two calls.
    const fields = next.toFields(data as never, first as never, stored as never, context());
    if (!fields || !window.previewInput) return;
    storeAttempt(local, owner, id, { ...open, body });
    showFields(fields);
  } catch (error) {
    if (open && isRefusal(error)) storeAttempt(local, owner, id);
  }
}

/** Shows a stored record, as long as the answer to the page's first read does not contradict it. */
function showRecordPreview(preview: RecordPreview): void {
  showOnPage((page) => {
    const { read, owner, context, atLeast, showFields, onAnswer, copies } = page;
    const record = read?.record;
    if (!record) return;
    const data = parseWithSchema({ orNull: record.schema }, readCurrentData(copies[0], owner, record.version));

    function judge(answer?: unknown): void {
      // Parsed by the schema of the call or of the store.
      const found = data === null ? null : preview.toFields(data as never, answer as never, context());
      showFields(found?.fields ?? null, found && [], found?.readAt);
    }

    const reading = readRecords(page, page.inputs[preview.input] ?? '');
    reading.catch(() => undefined);
    void onAnswer((answer) => {
      judge(answer);
      void askNext(page, preview, answer, reading);
    });
    if (data === null) return;
    // Parsed by the schema of the store.
    atLeast(preview.savedAt(data as never));
    judge();
  });
}

/** Shows what the person began on this phone; the application reads the record itself and goes on from there. */
function showLocalPreview(preview: LocalPreview): void {
  showOnPage(({ local, owner, context, showFields, copies: [raw] }) => {
    if (!local) return;
    const data = parseWithSchema({ orNull: local.schema }, readCurrentData(raw, owner, local.version));
    // Parsed by the schema of what is copied.
    const fields = data === null ? null : preview.toFields(data as never, context());
    if (fields) showFields(fields);
  });
}

// The inline script after the markup of a page that waits for data. The script in the head has set the language.
whenTranslated(window, () => {
  // The application starts after the next frame: that one has the language of the person.
  window.startEarly?.();
  // The build replaces the name by a constant, so that the bundler keeps only that export.
  if (__PREVIEW__ === 'answer') showAnswerPreview(previews[__PREVIEW_PAGE__]);
  if (__PREVIEW__ === 'record') showRecordPreview(previews[__PREVIEW_PAGE__]);
  if (__PREVIEW__ === 'local') showLocalPreview(previews[__PREVIEW_PAGE__]);
});
