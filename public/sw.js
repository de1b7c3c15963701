// The kill worker of builds without a service worker. A phone that got one from an earlier build finds this in its place:
// it removes that worker and the caches of this app, and never touches an open page (docs/decisions/0019).
self.addEventListener('install', () => self.skipWaiting());

async function removeCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => /^(?:workbox-|loan-web-)/.test(name)).map((name) => caches.delete(name)));
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 1_000));

/** What the earlier worker was still fetching brings a cache back: it puts away what it gets. */
async function keepRemoving(looks) {
  await pause();
  await removeCaches();
  if (looks > 1) await keepRemoving(looks - 1);
}

async function removeAll() {
  await removeCaches();
  await self.registration.unregister();
  await keepRemoving(5);
}

self.addEventListener('activate', (event) => event.waitUntil(removeAll()));
