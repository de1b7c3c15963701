import { useLingui } from '@lingui/macro';
import type { Store } from '@/platform/storage/store';

/** Why an attempt was not saved. `full`: no room on the device. `memory`: the record would be gone with the page. */
export type NotSaved = 'full' | 'memory';

/**
 * Saves the attempt of a write that must not be sent twice, such as a payment, before it is sent. If it cannot be
 * saved, it must not be sent, because a reloaded page would send it again.
 * @param decide returns the record to save, or `undefined` if an earlier attempt prevents it; called in the
 *   transaction. `unreadSince`: when another build saved a record here that this one cannot read, epoch milliseconds
 * @returns `taken` if an earlier attempt prevents it. Except after `saved`, the device is unchanged
 */
export async function saveAttempt<Item>(
  store: Pick<Store<Item>, 'update'>,
  key: string,
  decide: (earlier: Item | undefined, unreadSince: number | undefined) => Item | undefined,
): Promise<'saved' | 'taken' | NotSaved> {
  let isTaken = false;
  let earlier: Item | undefined;
  const outcome = await store.update(key, (old, unreadSince) => {
    const next = decide(old, unreadSince);
    earlier = old;
    isTaken = next === undefined;
    return next ?? old;
  });
  if (isTaken) return 'taken';
  if (outcome === 'memory') await store.update(key, () => earlier);
  return outcome;
}

/** @returns a function that says why nothing was sent, and what the person can do */
export function useNotSavedWords(): (why: NotSaved) => { title: string; text: string } {
  const { t } = useLingui();
  return (why) =>
    why === 'full'
      ? {
          title: t`Your phone has no room left`,
          text: t`We could not save this on your phone, so nothing was sent: it might go out twice. Free some space and try again.`,
        }
      : {
          title: t`Your phone cannot save anything for this page`,
          text: t`We could not save this on your phone, so nothing was sent: it might go out twice. Allow this page to store data, or contact customer service.`,
        };
}
