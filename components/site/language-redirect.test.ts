// holds: #languages
import { LANG_STORAGE_KEY, LANGUAGE_REDIRECT_SCRIPT } from "./head-scripts";

type Visit = {
  path: string;
  remembered: string | null | "blocked";
  referrer?: string;
  navigation?: string;
};

/** The address to which the script redirects a visitor; null: none. */
const sentTo = ({ path, remembered, referrer = "", navigation = "navigate" }: Visit) => {
  const url = new URL(path, "https://bizgrow.test");
  let target: string | null = null;
  const location = {
    origin: url.origin,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    replace: (to: string) => (target = to),
  };
  const lang = /^\/hi(\/|$)/.test(url.pathname) ? "hi" : "en";
  const localStorage = {
    getItem: (key: string) => {
      if (remembered === "blocked") throw new Error("SecurityError");
      return key === LANG_STORAGE_KEY ? remembered : null;
    },
  };
  const performance = { getEntriesByType: () => [{ type: navigation }] };
  const names = ["location", "document", "localStorage", "performance"];
  new Function(...names, LANGUAGE_REDIRECT_SCRIPT)(
    location,
    { referrer, documentElement: { lang } },
    localStorage,
    performance,
  );
  return target;
};

test("a visitor from outside gets the page in the language chosen last, with the rest of the address", () => {
  const referrer = "https://www.google.com/";
  expect(sentTo({ path: "/", remembered: "hi", referrer })).toBe("/hi");
  expect(sentTo({ path: "/contact?topic=demo#x", remembered: "hi" })).toBe(
    "/hi/contact?topic=demo#x",
  );
  expect(sentTo({ path: "/hi", remembered: "en", referrer })).toBe("/");
  expect(sentTo({ path: "/hi/contact", remembered: "en" })).toBe("/contact");
  expect(sentTo({ path: "/history", remembered: "hi" })).toBe("/hi/history");
});

test("the address it sends to is left alone: no loop", () => {
  for (const remembered of ["en", "hi"])
    for (const path of ["/", "/hi", "/hi/contact?a=1", "/contact"]) {
      const target = sentTo({ path, remembered });
      if (target) expect(sentTo({ path: target, remembered })).toBeNull();
    }
});

test("inside the site, on a reload and on a step back the visitor stays where he is", () => {
  const referrer = "https://bizgrow.test/contact";
  expect(sentTo({ path: "/", remembered: "hi", referrer })).toBeNull();
  expect(sentTo({ path: "/", remembered: "hi", navigation: "reload" })).toBeNull();
  expect(sentTo({ path: "/", remembered: "hi", navigation: "back_forward" })).toBeNull();
});

test("nothing remembered, nonsense or blocked storage change nothing", () => {
  for (const remembered of [null, "", "de", "hi/../x", "blocked"])
    expect(sentTo({ path: "/", remembered })).toBeNull();
});

test("another site whose address begins like ours is outside", () => {
  const referrer = "https://bizgrow.test.evil.example/";
  expect(sentTo({ path: "/", remembered: "hi", referrer })).toBe("/hi");
});
