import * as v from 'valibot';
import { pagesWith } from '@/config/pages';
import { locales, marketIds } from '@/domain/languages';
import { parseServerTime } from '@/domain/server-time';
import { attempt } from '@/platform/browser/attempt';

/** Bytes; a longer file is not parsed. */
const maxSwitchesBytes = 16_384;

const sentence = v.pipe(v.string(), v.regex(/\S/, 'must not be empty'), v.maxLength(300));

/** A plain text by language. Without the reader's language, English is shown, and without that, the first one. */
const texts = v.pipe(
  v.record(v.picklist(locales), sentence),
  v.check((given) => Object.keys(given).length > 0, 'must have a text in at least one language'),
);

const moment = v.pipe(
  v.string(),
  v.regex(
    /^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/,
    'must be a moment with its zone, such as 2026-11-24T14:00:00+07:00',
  ),
  v.check((text) => parseServerTime(text, 'Z') !== null, 'must be an existing date and time'),
);

/** Who is affected, and when. Without `markets` everyone, without `from` at once, without `until` until removed. */
const scope = {
  markets: v.exactOptional(v.pipe(v.array(v.picklist(marketIds)), v.minLength(1), v.maxLength(3))),
  from: v.exactOptional(moment),
  until: v.exactOptional(moment),
};

const notice = v.strictObject({
  kind: v.picklist(['info', 'warning']),
  text: texts,
  /** Opened like an address from a server (decision 17, server addresses). */
  link: v.exactOptional(v.strictObject({ address: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)), text: texts })),
  ...scope,
});

const closedPage = v.strictObject({
  /** By default path. */
  page: v.picklist(pagesWith('mayClose')),
  text: texts,
  instead: v.exactOptional(v.picklist(pagesWith('isInstead'))),
  ...scope,
});

const closedWay = v.strictObject({
  /** Code of a bank, a mini market or a card's bank, as in the server's answers; upper and lower case are equal. */
  way: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'must be the code of a bank or a mini market')),
  text: texts,
  ...scope,
});

/** The file `switches.json` (decision 69, switches from outside). An unknown field, a misspelling, is invalid. */
export const switchesFile = v.strictObject({
  version: v.literal(1),
  notices: v.exactOptional(v.pipe(v.array(notice), v.maxLength(5))),
  closedPages: v.exactOptional(v.pipe(v.array(closedPage), v.maxLength(20))),
  closedWays: v.exactOptional(v.pipe(v.array(closedWay), v.maxLength(30))),
  /** `off`: pages register no offline worker, and remove an existing one. */
  offlineWorker: v.exactOptional(v.picklist(['on', 'off'])),
  /** Releases, as in version.json, whose pages reload once that loses no unsaved work. */
  reload: v.exactOptional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[\w.+-]{1,80}$/, 'must be a release as version.json names it'))),
      v.maxLength(20),
    ),
  ),
});

export type SwitchesFile = v.InferOutput<typeof switchesFile>;
export type SwitchTexts = v.InferOutput<typeof texts>;
export type SwitchNotice = v.InferOutput<typeof notice>;
export type ClosedPage = v.InferOutput<typeof closedPage>;
export type ClosedWay = v.InferOutput<typeof closedWay>;

/** An error of a file as a sentence: the field, and what it must be. */
function faultOf(issue: v.BaseIssue<unknown>): string {
  const reason =
    issue.kind === 'validation'
      ? issue.message
      : issue.expected === 'never'
        ? 'unknown field'
        : `expected ${issue.expected ?? 'something else'}`;
  return `${v.getDotPath(issue) ?? 'the file'}: ${reason}`;
}

/** @returns the parsed file, or one sentence per error: the field, and what it must be */
export function parseSwitches(text: string): { file: SwitchesFile } | { faults: string[] } {
  if (new TextEncoder().encode(text).length > maxSwitchesBytes)
    return { faults: [`The file is longer than ${maxSwitchesBytes} bytes`] };
  const content = attempt((): unknown => JSON.parse(text));
  if (content === undefined) return { faults: ['The file is not JSON'] };
  const parsed = v.safeParse(switchesFile, content);
  return parsed.success ? { file: parsed.output } : { faults: parsed.issues.map(faultOf) };
}
