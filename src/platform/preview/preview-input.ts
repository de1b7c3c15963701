import type { Locale } from '@/domain/languages';
import { marketOf } from '@/domain/market';
import { leaveWhenOvertaken, localStorageIfAllowed } from '@/platform/session/browser-session-env';
import type { Params } from '@/platform/session/common-params';
import type { DeviceOwners } from '@/platform/session/device-owners';
import { readCopy } from '@/platform/storage/copies';
import { placeholder, type PagePlan, type PreviewInput } from './page-plan';
import type { StartedRead } from './start-early';

/** Puts the inputs of the address into the hash of a query that was planned with placeholders. */
function fillQueryHash(queryHash: string, inputs: Params): string {
  return Object.entries(inputs).reduce(
    (hash, [name, value]) => hash.replaceAll(JSON.stringify(placeholder(name)), () => JSON.stringify(value)),
    queryHash,
  );
}

/**
 * Collects what the preview of a page is made from, for the inline script behind the markup.
 * @param reads that were sent for the page
 * @returns `undefined` without a signed-in borrower, or no read of the page has a preview
 */
export function findPreviewInput(
  { market, messages }: PagePlan,
  session: Params,
  owners: DeviceOwners,
  locale: Locale,
  reads: readonly StartedRead[],
): PreviewInput | undefined {
  const owner = owners.nameOf(session);
  if (owner === undefined || !messages) return undefined;
  const localStorage = localStorageIfAllowed();
  // If another borrower used the phone before, this launch is about to replace them.
  const isNew = owners.isOver(owner);
  const isOver = () => !isNew && owners.isOver(owner);
  // As the application does once it has loaded.
  leaveWhenOvertaken(() => !isOver(), window);
  const started = reads.find(({ read }) => read.preview !== null);
  if (!started?.read.preview) return undefined;
  const { inputs, early } = started;
  const read = { ...started.read.preview, queryHash: fillQueryHash(started.read.preview.queryHash, inputs) };
  const name = read.key ? (inputs[read.key.input] ?? '') : `${read.call}-${read.queryHash}`;
  return {
    read,
    inputs,
    early,
    messages: messages[locale],
    locale,
    market: marketOf(session['pop'], market),
    owner,
    isOver,
    // Records that are still to be deleted have another owner's name (`nameOf`).
    copies: read.stores.map((store) => readCopy(localStorage, owner, store, name)),
  };
}
