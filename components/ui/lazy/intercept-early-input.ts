const TOUCHES = ["focusin", "pointerdown", "input"];

const isFilledIn = (field: Element) => {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  const { checked, defaultChecked, value, defaultValue } = field as HTMLInputElement;
  return checked !== defaultChecked || value !== defaultValue;
};

/** Whether the form had the focus or input before this code ran. */
const isTouched = (box: HTMLElement) =>
  box.contains(document.activeElement) ||
  [...box.querySelectorAll("input, textarea, select")].some(isFilledIn);

/**
 * Until hydrated: load the code at first touch, queue a submit, and let the browser post natively if the code cannot be
 * loaded online. Offline the browser would leave the page and lose the typed text: the submit is dropped.
 */
export const interceptEarlyInput = (
  box: HTMLElement,
  /** Called with true when the code cannot be loaded and the browser cannot post instead, with false once hydrated. */
  setLost: (isLost: boolean) => void,
  /** Loads the code and hydrates the form; rejects when the code cannot be loaded. */
  hydrate: () => Promise<void>,
) => {
  const listening = new AbortController();
  let isLoading = false;
  let isSubmitQueued = false;

  const native = box.querySelector<HTMLFormElement>("form[method=post]");
  // The browser's messages are in the phone's language; ours are in the page's.
  if (native) native.noValidate = true;

  const onFailed = () => {
    isLoading = false;
    if (native && isSubmitQueued && navigator.onLine) native.submit();
    else if (isSubmitQueued || !native) setLost(true);
    isSubmitQueued = false;
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    hydrate().catch(onFailed);
  };
  const queueSubmit = (event: Event) => {
    event.preventDefault();
    isSubmitQueued = true;
    load();
  };
  const onKey = (event: KeyboardEvent) => {
    const { isComposing, key, target } = event;
    // While a form's button is disabled, a browser does not submit on Enter.
    if (key === "Enter" && !isComposing && target instanceof HTMLInputElement) queueSubmit(event);
  };
  const onHydrated = () => {
    listening.abort();
    setLost(false);
    if (isSubmitQueued) box.querySelector("form")?.requestSubmit();
  };

  const { signal } = listening;
  for (const type of TOUCHES) box.addEventListener(type, load, { signal });
  box.addEventListener("submit", queueSubmit, { signal });
  box.addEventListener("keydown", onKey, { signal });
  if (isTouched(box)) load();
  return { load, onHydrated, stop: () => listening.abort() };
};
