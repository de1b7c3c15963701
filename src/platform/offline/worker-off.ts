/**
 * Remembered across visits, so that a page does not take on at its start what the operator's
 * switches then take away again.
 */
const mark = 'loan-web.worker';

/** Whether the operator has switched offline workers off. */
export function isWorkerOff(page: Pick<Window, 'localStorage'>): boolean {
  try {
    return page.localStorage.getItem(mark) === 'off';
  } catch {
    // Storage that is blocked remembers nothing; there the worker comes and goes with every page.
    return false;
  }
}

function remember(page: Pick<Window, 'localStorage'>, isOff: boolean): void {
  try {
    if (isOff) page.localStorage.setItem(mark, 'off');
    else page.localStorage.removeItem(mark);
  } catch {
    // As above.
  }
}

/**
 * The worker of this app, and its caches; what another folder of the host has stays. Pages that are
 * open go on with the network.
 */
async function removeWorker({ navigator, caches, location }: Window): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(__BASE_PATH__);
  await registration?.unregister();
  const scope = location.origin + __BASE_PATH__;
  const ours = (await caches.keys()).filter((name) => /^(?:workbox-|loan-web-)/.test(name) && name.endsWith(scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/**
 * Does what the operator says of offline workers (decision 69, switches from outside). Switched on
 * again, the next page has one.
 * @param registered resolves when this page's own registration is through, or has failed
 */
export async function obeyWorkerSwitch(page: Window, isOff: boolean, registered: Promise<void>): Promise<void> {
  if (isWorkerOff(page) !== isOff) remember(page, isOff);
  if (!isOff || !('serviceWorker' in page.navigator)) return;
  await registered;
  await removeWorker(page);
}
