/** Remembers the switch across visits: a page does not register a worker that the switches then remove. */
const storageKey = 'loan-web.worker';

/** Whether the operator has switched offline workers off. */
export function isWorkerOff(page: Pick<Window, 'localStorage'>): boolean {
  try {
    return page.localStorage.getItem(storageKey) === 'off';
  } catch {
    // With blocked storage each page registers the worker and removes it.
    return false;
  }
}

function remember(page: Pick<Window, 'localStorage'>, isOff: boolean): void {
  try {
    if (isOff) page.localStorage.setItem(storageKey, 'off');
    else page.localStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}

/** Removes the worker of this app and its caches, but not those of other folders of the host. */
async function removeWorker({ navigator, caches, location }: Window): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(__BASE_PATH__);
  await registration?.unregister();
  const scope = location.origin + __BASE_PATH__;
  const ours = (await caches.keys()).filter((name) => /^(?:workbox-|loan-web-)/.test(name) && name.endsWith(scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/**
 * Applies the operator's switch `offlineWorker` (decision 69, switches from outside). After "on" the next page
 * registers a worker again.
 * @param registered resolves when this page's own registration has ended, with success or not
 */
export async function applyWorkerSwitch(page: Window, isOff: boolean, registered: Promise<void>): Promise<void> {
  if (isWorkerOff(page) !== isOff) remember(page, isOff);
  if (!isOff || !('serviceWorker' in page.navigator)) return;
  await registered;
  await removeWorker(page);
}
