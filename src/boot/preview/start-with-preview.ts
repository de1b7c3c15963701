import type { Locale } from '@/domain/languages';
import { marketOf } from '@/domain/market';
import { placeholder, type PreviewInput, type PagePlan } from '@/platform/preview/page-plan';
import { startEarly, type StartedRead } from '@/platform/preview/start-early';
import { leaveWhenOvertaken, localStorageIfAllowed } from '@/platform/session/browser-session-env';
import type { Params } from '@/platform/session/common-params';
import type { DeviceOwners } from '@/platform/session/device-owners';
import { readCopy } from '@/platform/storage/copies';

/** What the preview of the page is made from, for the script that shows it (src/boot/preview/answer-preview.ts). */
function findPreviewInput(
  { market, messages }: PagePlan,
  session: Params,
  owners: DeviceOwners,
  locale: Locale,
  begun: readonly StartedRead[],
): PreviewInput | undefined {
  const owner = owners.nameOf(session);
  if (owner === undefined || !messages) return undefined;
  const localStorage = localStorageIfAllowed();
  // Somebody else was here before: this launch is about to follow them.
  const isNew = owners.isOver(owner);
  const isOver = () => !isNew && owners.isOver(owner);
  const [found] = begun.flatMap(({ read: { preview }, inputs, early }) => {
    if (!preview) return [];
    const queryHash = Object.entries(inputs).reduce(
      (hash, [name, value]) => hash.replaceAll(JSON.stringify(placeholder(name)), () => JSON.stringify(value)),
      preview.queryHash,
    );
    return [{ read: { ...preview, queryHash }, inputs, early }];
  });
  // What the application would do, were it there already.
  leaveWhenOvertaken(() => !isOver(), window);
  if (!found) return undefined;
  const { stores, key, call, queryHash } = found.read;
  const name = key ? (found.inputs[key.input] ?? '') : `${call}-${queryHash}`;
  return {
    ...found,
    messages: messages[locale],
    locale,
    market: marketOf(session['pop'], market),
    owner,
    isOver,
    // Records that are still to be deleted lie under another name (`nameOf`).
    stored: stores.map((store) => readCopy(localStorage, owner, store, name)),
  };
}

/* Runs inside the HTML of a page with a preview, in its head. */
startEarly(findPreviewInput);
