// The removing worker of builds without a service worker. A phone that got a worker from an earlier build finds this in its
// place: it removes that worker and the caches of this app, and never touches an open page (decision 19, one worker).
self.addEventListener('install', () => self.skipWaiting());

async function removeAll() {
  const names = await caches.keys();
  // Workbox ends each name with the worker's own scope: the caches of another folder of this host are not ours to remove.
  const isOurs = (name) => /^(?:workbox-|loan-web-)/.test(name) && name.endsWith(self.registration.scope);
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

// A page that is opened waits for whatever is given to `event.waitUntil`, and needs nothing of this: so nothing is given.
self.addEventListener('activate', () => void removeAll());
