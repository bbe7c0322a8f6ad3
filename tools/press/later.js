// What a prerendered page does when it has loaded (start.js adds this file).
const DAY_MS = 24 * 60 * 60 * 1000;
const { lang, dataset: root } = document.documentElement;
const { page } = self;
const welcome = document.getElementById("welcome");
const FIELDS = "input, select, textarea, [contenteditable]";
// What a device keeps that no page shows.
const OURS = /^(?:bizgrow-(?!lang$|forgotten$|operator$|welcome-)|userOnboardingData)/;
// The parameters that pages read.
const READ = /[?&](?:sample|ref|next)=/;
const WELCOME_KEY = "bizgrow-welcome-dismissed";

const attempt = (work) => {
  try {
    return work();
  } catch {}
};
const stored = (key) => attempt(() => JSON.parse(localStorage.getItem(key))) ?? {};

// The code runs at once where its first use should not wait for it, and where the page or the device has something that
// only code can show.
const hasOurs = () =>
  attempt(() =>
    [localStorage, sessionStorage].some((kept) => Object.keys(kept).some((key) => OURS.test(key))),
  );
const isPlaceShown = () => {
  if (!location.hash) return true;
  const place = attempt(() => document.getElementById(decodeURIComponent(location.hash.slice(1))));
  return Boolean(place);
};
const look = () => {
  if (page.start || READ.test(location.search) || !isPlaceShown() || hasOurs()) page.begin();
};

// The switch leads to the same place in the other language, and is remembered.
const switchLanguage = (link) => {
  Object.assign(link, { search: location.search, hash: location.hash });
  attempt(() => localStorage.setItem("bizgrow-lang", link.hreflang));
};
const onClick = (event) => {
  const link = event.target.closest("a[href]");
  if (link?.hreflang) switchLanguage(link);
  // The page's code says that there is no internet, instead of the browser's error page.
  if (page.isLive || navigator.onLine || link?.origin !== location.origin) return;
  if (link.pathname !== location.pathname) page.hold(link, event);
};
addEventListener("click", onClick, true);

const savesData = navigator.connection?.saveData;
const fetched = (path) => fetch(path, { priority: "low" });
/** Loads the page's code into the browser's cache. */
const bringNear = async () => {
  const text = await (await fetched(page.code)).text();
  const listed = text.matchAll(/"(\/_next\/static\/chunks\/[^"]+)","sha256-/g);
  await Promise.all([...listed].map(async ([, path]) => (await fetched(path)).blob()));
  page.isNear = true;
};
/** Has the browser keep a copy of the check (docs/decisions/042-a-worker-keeps-the-check.md). */
const keepCopy = async () => {
  const workers = navigator.serviceWorker;
  const scope = `${lang === "hi" ? "/hi" : ""}/health-check`;
  const registered = await workers?.register("/sw.js", { scope });
  // On the check's page: Chrome would look for another worker only when this one has been idle for a while.
  if (workers?.controller) await registered.update();
};
const onIdle = () => {
  look();
  if (savesData) return;
  // After it: the copy takes most of its files from the cache.
  void bringNear()
    .then(keepCopy)
    .catch(() => {});
};
if (self.requestIdleCallback) requestIdleCallback(onIdle, { timeout: 2000 });
else setTimeout(onIdle, 200);
addEventListener("storage", look);
addEventListener("pageshow", look);

// The check's page was opened; the page's code counts what follows.
addEventListener("pagehide", () => {
  if (page.isLive || !document.getElementById("quiz-question")) return;
  const source = new URLSearchParams(location.search).get("utm_source")?.slice(0, 80);
  const body = JSON.stringify({ lang, source, steps: ["opened", "b1"] });
  navigator.sendBeacon?.("/api/counts", new Blob([body], { type: "application/json" }));
});

// The browser would send the form of the steps to nowhere: Enter waits for the code.
const onKey = (event) => {
  const { key, isComposing, target } = event;
  if (page.isLive || key !== "Enter" || isComposing || !target.matches("form:not([method]) input"))
    return;
  event.preventDefault();
  // When React has taken over what is typed.
  const send = () => setTimeout(() => target.form?.requestSubmit(), 50);
  addEventListener("hydrated", send, { once: true });
};
addEventListener("keydown", onKey, true);

/** The welcome (docs/product/site.md#welcome-dialog): not while somebody scrolls, nor over what somebody is busy with. */
const welcomeWhenDue = () => {
  let scrolledAt = -Infinity;
  let isBeside = false;
  const dismiss = () =>
    attempt(() => localStorage.setItem(WELCOME_KEY, JSON.stringify({ savedAt: Date.now() })));
  const close = () => {
    dismiss();
    if (welcome.hidePopover) welcome.hidePopover();
    else welcome.classList.remove("is-open");
  };
  const isBusy = () =>
    document.querySelector("dialog[open], main [aria-busy=true], :is(:popover-open)") ||
    document.activeElement?.matches(FIELDS) ||
    Date.now() - stored("bizgrow-quiz").newestVersion < 10 * 60 * 1000;
  const open = () => {
    const rest = scrolledAt + 1000 - performance.now();
    if (rest > 0) return setTimeout(open, rest);
    if (isBusy() || "signedIn" in root) return;
    if (welcome.showPopover) welcome.showPopover();
    else welcome.classList.add("is-open");
    // Not on a button: a key pressed at this moment would press it.
    welcome.querySelector("h2").focus({ preventScroll: true });
  };
  addEventListener("scroll", () => (scrolledAt = performance.now()), { passive: true });
  welcome.addEventListener("toggle", ({ newState }) => newState === "closed" && dismiss());
  welcome.addEventListener("focusout", ({ relatedTarget: to }) => {
    if (to && !welcome.contains(to)) close();
  });
  // A press that begins and ends beside it; a text that is marked past its edge ends there, too.
  welcome.addEventListener("pointerdown", ({ target }) => (isBeside = target === welcome));
  welcome.addEventListener("click", ({ target }) => {
    if (target.closest("a, [popovertarget]") || (isBeside && target === welcome)) close();
  });
  setTimeout(open, 2000);
};
const isDismissed = Date.now() - stored(WELCOME_KEY).savedAt < 30 * DAY_MS;
if (welcome && !isDismissed && !("signedIn" in root)) welcomeWhenDue();
