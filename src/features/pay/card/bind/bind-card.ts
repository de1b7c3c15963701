import type { Bridge } from '@/bridge/contract';
import type { CardForm } from './card-form';

/** `app`: there is no native app here. `silent`: it did not answer. `refused`: it said no. */
export type BindOutcome = 'bound' | 'app' | 'silent' | 'refused';

/** Resolves when the page is seen: at once, or when the person is back from the bank. */
function whenSeen(page: Document): Promise<void> {
  if (!page.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    function look(): void {
      if (page.hidden) return;
      page.removeEventListener('visibilitychange', look);
      resolve();
    }
    page.addEventListener('visibilitychange', look);
  });
}

/**
 * Has the native app bind a card with its bank: no call of the wire protocol does that. The number goes to the app and
 * nowhere else. Never rejects.
 * @returns how it ended; after `bound` the app has been told that the person is back
 */
export async function bindCard(
  bridge: Bridge,
  orderId: string,
  { cardNo, bankCode, holderName, phone }: CardForm,
  page: Document = document,
): Promise<BindOutcome> {
  const step = { ...(orderId !== '' && { orderId }), bankCode };
  const outcome = await bridge.call('startBank', { ...step, card: { cardNo, holderName: holderName.trim(), phone } });
  if (outcome.status === 'answered') {
    await whenSeen(page);
    void bridge.call('endBank', step);
    return 'bound';
  }
  if (outcome.status === 'refused') return 'refused';
  return outcome.status === 'fallback' && bridge.platform() === 'browser' ? 'app' : 'silent';
}
