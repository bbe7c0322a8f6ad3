// The script of a prerendered page (docs/decisions/021-pages-from-memory.md). The page is complete without React. This
// runs the page's code when the reader uses something that needs it. It is small, to be there for the first tap; what
// can wait is in later.js. The press writes LATER above, that file with its hash, and names the page's code in the
// attributes of the script's element.
const { code, hash, start } = document.currentScript.dataset;
const FIELDS = "input,select,textarea";
// A click on these waits for the code.
const WAITING = "a[aria-haspopup=dialog],button[type=button]:not([popovertarget])";
// These work without the code, and better with it.
const USED = `${FIELDS},button,label,.answer`;
const LONGEST_WAIT_MS = 3000;

// For later.js.
const page = (self.page = { code });
let isBegun, isNear, held;

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
// Performs it with the code, or the other thing where the code does not come.
const hold = (perform, otherwise) => {
  held = perform;
  setTimeout(() => held === perform && ((held = null), otherwise?.()), LONGEST_WAIT_MS);
  begin(true);
};
addEventListener("hydrated", () => {
  page.isLive = true;
  held?.();
});
addEventListener("near", () => (isNear = true));

const onClick = (event) => {
  const within = (selector) => event.target.closest(selector);
  if (page.isLive || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = within("a[href]");
  const isCutOff = link?.origin === location.origin && !navigator.onLine;
  const waiting = isCutOff ? link : within(WAITING);
  if (!waiting) return within(USED) && begin(event);
  // Code that is far away takes longer than the page that the link leads to.
  if (link && !isNear && !isBegun && !isCutOff) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const mark = (isBusy) => waiting.toggleAttribute("aria-busy", isBusy);
  mark(true);
  hold(
    () => (mark(false), waiting.click()),
    () => (mark(false), link && location.assign(link.href)),
  );
};
addEventListener("click", onClick, true);
for (const use of ["keydown", "input", "begin"]) addEventListener(use, begin);
// Used before this script came.
if (
  document.querySelector(
    ":is(:popover-open,.answer:target,input:focus,select:focus,textarea:focus)",
  )
)
  begin();
addEventListener("focusin", (event) => event.target.matches(FIELDS) && begin(event));

const onLoad = () => {
  add(LATER);
  if (start) begin();
};
if (document.readyState === "complete") onLoad();
else addEventListener("load", onLoad);
