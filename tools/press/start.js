// The script of a prerendered page (docs/decisions/021-pages-from-memory.md). The page is complete without React. This
// runs the page's code when the reader uses something that needs it, or as `start` says: "now", or "idle" (later.js).
// It is small, to be there for the first tap; what can wait is in later.js. The press writes LATER above, that file
// with its hash, and names the page's code in the attributes of the script's element.
const { code, hash, start } = document.currentScript.dataset;
const FIELDS = "input,select,textarea";
// A click on these waits for the code.
const WAITING =
  "a[aria-haspopup=dialog],a[download],button[type=button]:not([popovertarget])," +
  ":is([method=post],[method=dialog]) [type=submit]";
// After a toggle of the menu, further ones are ignored for this long.
const MENU_LOCK_MS = 400;
let isBegun, held, toggledAt;

const add = ([src, integrity]) =>
  document.head.append(Object.assign(document.createElement("script"), { src, integrity }));
// React hydrates the whole document, so it has to be complete. The answer to a tap is painted first.
const begin = (use) => {
  if (isBegun) return;
  isBegun = true;
  const run = () => add([code, hash]);
  const next = use ? () => setTimeout(run, 20) : run;
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", next);
  else next();
};
const release = () => {
  const element = held;
  element?.removeAttribute("aria-busy");
  held = null;
  return element;
};
// Presses it with the code; where the code does not come, a link is followed, and a form is posted by the browser.
const hold = (element, event) => {
  const isSubmit = element.type === "submit";
  event.preventDefault();
  event.stopImmediatePropagation();
  release();
  held = element;
  element.setAttribute("aria-busy", true);
  const goOn = () => {
    if (held !== element) return;
    if (element.href) location.assign(element.href);
    else if (isSubmit && navigator.onLine) release().form.requestSubmit();
  };
  setTimeout(goOn, isSubmit ? 10_000 : 3000);
  begin(event);
};
// Shared with later.js.
const page = (self.page = { code, start, begin, hold });

// When all of the page's effects have run.
const onHydrated = () => {
  page.isLive = true;
  const element = release();
  if (!element) return;
  // Where something else has changed the page, React has made the form anew.
  const isThere = element.isConnected;
  const action = element.form?.getAttribute("action");
  (isThere ? element : document.querySelector(`[action="${action}"] [type=submit]`))?.click();
};
addEventListener("hydrated", () => setTimeout(onHydrated));
addEventListener(
  "beforetoggle",
  ({ target, timeStamp }) => target.matches(".menu-sheet") && (toggledAt = timeStamp),
  true,
);
const onClick = (event) => {
  const { target, button, metaKey, ctrlKey, shiftKey, timeStamp } = event;
  if (target.closest(".menu-button") && timeStamp - toggledAt < MENU_LOCK_MS)
    event.preventDefault();
  if (page.isLive || button || metaKey || ctrlKey || shiftKey) return;
  const waiting = target.closest(WAITING);
  // Code that is far away takes longer than the page that the link leads to.
  if (waiting && (page.isNear || isBegun || !waiting.matches("a[aria-haspopup]")))
    hold(waiting, event);
  else if (target.closest(`${FIELDS},button,label`)) begin(event);
};
addEventListener("click", onClick, true);
addEventListener("focusin", (event) => event.target.matches(FIELDS) && begin(event));
for (const use of ["keydown", "input"]) addEventListener(use, begin);
// Used before this script came.
const look = () => {
  if (document.querySelector(":is(:popover-open,input:focus,textarea:focus)")) begin();
};
look();
const onLoad = () => {
  add(LATER);
  look();
  if (start === "now") begin();
};
if (document.readyState === "complete") onLoad();
else addEventListener("load", onLoad);
