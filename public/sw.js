// The kill worker of builds without a service worker. A phone that got one from an earlier build finds this in its place:
// it removes that worker and the caches of this app, and never touches an open page (decision 19, one worker).
self.addEventListener('install', () => self.skipWaiting());

async function removeAll() {
  const names = await caches.keys();
  // Workbox ends each name with the worker's own scope: what another folder of this host keeps is not ours to remove.
  const isOurs = (name) => /^(?:workbox-|loan-web-)/.test(name) && name.endsWith(self.registration.scope);
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => {
  // A page that is opened meanwhile waits as well: not for long, whatever the phone takes to delete.
  const longest = new Promise((resolve) => setTimeout(resolve, 2000));
  event.waitUntil(Promise.race([removeAll(), longest]));
});
