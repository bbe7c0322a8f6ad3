// In place of /sw.js with SERVICE_WORKER=off: takes the worker and its copies off every device that asks for it.
addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
