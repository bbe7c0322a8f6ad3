const WANTED_BY = ["focusin", "pointerdown", "input"];

const isFilledIn = (field: Element) =>
  field instanceof HTMLInputElement &&
  (field.checked !== field.defaultChecked || field.value !== field.defaultValue);

/** Somebody was in it before this code was there. */
const isTouched = (box: HTMLElement) =>
  box.contains(document.activeElement) || [...box.querySelectorAll("input")].some(isFilledIn);

/**
 * Watches over a form as the server wrote it. At the first touch its code comes; a sending in the meantime waits for
 * it, and where it cannot be had, the browser sends the form by itself, unless it has no internet: then it would leave
 * the page, and with it what was typed.
 */
export const interceptEarlyInput = (
  box: HTMLElement,
  /** Called with true when the code cannot be had and the browser cannot do without, with false when it is there. */
  tell: (isLost: boolean) => void,
  /** Fetches the code and lets it take over; rejects when it cannot be had. */
  takeOver: () => Promise<void>,
) => {
  const watching = new AbortController();
  let isComing = false;
  let isAsked = false;

  const plain = box.querySelector<HTMLFormElement>("form[method=post]");
  // The browser's own messages speak the phone's language; ours speak the page's.
  if (plain) plain.noValidate = true;

  const failed = () => {
    isComing = false;
    if (plain && isAsked && navigator.onLine) plain.submit();
    else if (isAsked || !plain) tell(true);
    isAsked = false;
  };
  const want = () => {
    if (isComing) return;
    isComing = true;
    takeOver().catch(failed);
  };
  const send = (event: Event) => {
    event.preventDefault();
    isAsked = true;
    want();
  };
  const press = (event: KeyboardEvent) => {
    const { isComposing, key, target } = event;
    // A browser sends nothing by Enter while a form's button is disabled.
    if (key === "Enter" && !isComposing && target instanceof HTMLInputElement) send(event);
  };
  /** It has been taken over. */
  const isThere = () => {
    watching.abort();
    tell(false);
    if (isAsked) box.querySelector("form")?.requestSubmit();
  };

  const { signal } = watching;
  for (const type of WANTED_BY) box.addEventListener(type, want, { signal });
  box.addEventListener("submit", send, { signal });
  box.addEventListener("keydown", press, { signal });
  if (isTouched(box)) want();
  return { want, isThere, leave: () => watching.abort() };
};
