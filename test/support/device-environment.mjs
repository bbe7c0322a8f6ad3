import { TestEnvironment } from "jest-environment-node";

/** A browser's storage: items are its own properties, so it can be spread and listed. */
class Storage {
  get length() {
    return Object.keys(this).length;
  }
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, value) {
    this[key] = String(value);
  }
  removeItem(key) {
    delete this[key];
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key];
  }
}

class StorageEvent extends Event {
  constructor(type, { key = null } = {}) {
    super(type);
    this.key = key;
  }
}

/** Makes an object take event listeners. */
const withEvents = (target) => {
  const events = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"])
    target[name] = (...args) => events[name](...args);
  return target;
};

/**
 * Node with the parts of a browser that lib/browser uses: storage, an address, events, relative calls. Starts ten times
 * as fast as jsdom. A test that needs elements is named *.dom.test.ts and gets jsdom.
 */
export default class DeviceEnvironment extends TestEnvironment {
  /** A browser forgets its timers with the page; left to themselves they would fire in another file's test. */
  timers = new Set();

  async teardown() {
    for (const timer of this.timers) clearTimeout(timer);
    await super.teardown();
  }

  async setup() {
    await super.setup();
    const page = this.global;
    for (const name of ["setTimeout", "setInterval"]) {
      const start = page[name];
      page[name] = (...args) => {
        const timer = start(...args);
        this.timers.add(timer);
        return timer;
      };
    }
    const location = new URL("http://localhost/");
    const document = { readyState: "complete", visibilityState: "visible", hidden: false };
    const history = { replaceState: (_, __, url) => (location.href = new URL(url, location).href) };
    const calls = (input, init) =>
      fetch(typeof input === "string" ? new URL(input, document.baseURI) : input, init);
    withEvents(page);
    const parts = { window: page, document: withEvents(document), location, history };
    Object.assign(document, { baseURI: location.href, referrer: "", cookie: "" });
    Object.assign(page, parts, { Storage, StorageEvent, fetch: calls });
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(page, name, { value: new Storage(), configurable: true });
    Object.defineProperty(page, "navigator", {
      value: { onLine: true, language: "en-IN", userAgent: "Device" },
      configurable: true,
    });
  }
}
