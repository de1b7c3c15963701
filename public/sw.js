// The kill worker of builds without a service worker. A phone that got one from an earlier build finds this in its place:
// it removes that worker and the caches of this app, and never touches an open page (docs/decisions/0019).
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const removeCaches = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => /^(?:workbox-|loan-web-)/.test(name)).map((name) => caches.delete(name))));
  event.waitUntil(removeCaches.then(() => self.registration.unregister()));
});
