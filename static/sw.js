// This site has no service worker. A browser that has one of an older site at this address asks here for a newer one,
// gets this, which forgets what was kept and takes itself away, and then sees the site as it is.
self.addEventListener("install", event => event.waitUntil(self.skipWaiting()))

self.addEventListener("activate", event => {
  event.waitUntil(
    (async () => {
      for (const name of await self.caches.keys()) await self.caches.delete(name)
      await self.registration.unregister()
      for (const client of await self.clients.matchAll({ type: "window" })) await client.navigate(client.url)
    })(),
  )
})
