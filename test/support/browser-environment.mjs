import { TestEnvironment } from "jest-environment-jsdom";

const LENT = ["Headers", "Request", "Response", "structuredClone", "TextEncoder", "TextDecoder"];

/** Node's fetch takes neither relative addresses nor jsdom's AbortSignal. */
const fetchFrom = (window) => (input, init) => {
  const url = typeof input === "string" ? new URL(input, window.document.baseURI) : input;
  if (!init?.signal) return fetch(url, init);
  const abort = new AbortController();
  const follow = () => abort.abort(init.signal.reason);
  if (init.signal.aborted) follow();
  else init.signal.addEventListener("abort", follow, { once: true });
  return fetch(url, { ...init, signal: abort.signal });
};

/** jsdom with the parts of a browser that it lacks and Node has. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of LENT) this.global[name] ??= globalThis[name];
    this.global.fetch ??= fetchFrom(this.global);
  }
}
