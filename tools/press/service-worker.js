// The check without a network (docs/decisions/042-a-worker-keeps-the-check.md). The press writes COPIES above: for each
// scope the cache's name, the page, its hash, and the page's files.
const NETWORK_MS = 3000;
const scope = new URL(registration.scope).pathname;
const { name, page, integrity, files } = COPIES[scope];

const copyOf = async (path) => (await caches.open(name)).match(path, { ignoreVary: true });

/** What the network sends within 3 s; else, or if our server is out of order, the copy. */
const networkFirst = async (event) => {
  const preload = Promise.resolve(event.preloadResponse);
  const answer = preload.then((response) => response ?? fetch(event.request));
  event.waitUntil(answer.catch(() => {}));
  const late = new Promise((resolve) => setTimeout(resolve, NETWORK_MS));
  const response = await Promise.race([answer, late]).catch(() => {});
  if (response && response.status < 500) return response;
  return (await copyOf(page)) ?? answer;
};

addEventListener("install", (event) => {
  const copy = async () => {
    const cache = await caches.open(name);
    // All or nothing; and nothing if the page is of another release than these files.
    await cache.addAll([new Request(page, { integrity }), ...files]);
    await skipWaiting();
  };
  event.waitUntil(copy());
});

addEventListener("activate", (event) => {
  const begin = async () => {
    const old = (await caches.keys()).filter((key) => key.startsWith(`${scope} `) && key !== name);
    await Promise.all(old.map((key) => caches.delete(key)));
    await registration.navigationPreload?.enable();
  };
  event.waitUntil(begin());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === "navigate") {
    // With a slash behind, the server leads to it.
    if (pathname.replace(/\/$/, "") === scope) event.respondWith(networkFirst(event));
  } else if (files.includes(pathname))
    event.respondWith(copyOf(pathname).then((copy) => copy ?? fetch(request)));
});
