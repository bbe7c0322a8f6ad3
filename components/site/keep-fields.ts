type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input, textarea, select";

const fieldsIn = (node: Node): Field[] =>
  node instanceof Element
    ? [...(node.matches(FIELDS) ? [node as Field] : []), ...node.querySelectorAll<Field>(FIELDS)]
    : [];

const isTickable = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** Whether a field differs from what the page came with: somebody typed, ticked or chose. */
const isFilledIn = (field: Field): boolean => {
  if (isTickable(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, first);
};

/** Not the id, which React may make anew. */
const identityOf = (field: Field): string =>
  [
    field.form?.getAttribute("action"),
    field.name || field.id,
    isTickable(field) && field.value,
  ].join(" ");

/** Sets a value as typing would: past React's `value` property, and with events that React receives. */
const type = (field: Field, value: string) => {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  property?.set?.call(field, value);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
};

const fillFrom = (from: Field, to: Field) => {
  const isTyped = isFilledIn(from);
  if (!isTickable(from)) {
    // Text that the page came with does not replace a draft.
    if (from.value !== to.value && (isTyped || to.value === "")) type(to, from.value);
  } else if (isTyped && isTickable(to) && from.checked !== to.checked) to.click();
};

/** A fold that was opened around a field is open around the one that replaces it. */
const unfoldFrom = (from: Field, to: Field) => {
  const fold = to.closest("details");
  if (fold && from.closest("details")?.open) fold.open = true;
};

const focusFrom = (from: Field, to: Field) => {
  to.focus({ preventScroll: true });
  if (!(from instanceof HTMLSelectElement) && !(to instanceof HTMLSelectElement))
    if (from.selectionStart !== null)
      to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection!);
};

/**
 * While React hydrates what is in `root`, copies text, ticks, focus, caret and the open fold from each field that is
 * taken out of the page into the one that replaces it, before the next key arrives. React renders all anew where an
 * extension, a dialler or a translator has changed the page before. The function that it returns ends this.
 */
export const keepFields = (root: Node): (() => void) => {
  const removed = new Map<string, Field[]>();
  let focused = document.activeElement;

  const keep = (records: readonly MutationRecord[]) => {
    for (const field of records.flatMap((one) => [...one.removedNodes].flatMap(fieldsIn)))
      removed.set(identityOf(field), [...(removed.get(identityOf(field)) ?? []), field]);
    for (const field of records.flatMap((one) => [...one.addedNodes].flatMap(fieldsIn))) {
      const before = field.isConnected && removed.get(identityOf(field))?.shift();
      if (!before) continue;
      const wasFocused = before === focused;
      unfoldFrom(before, field);
      if (before !== field) fillFrom(before, field);
      // The form may have given itself the focus when it was filled in.
      if (wasFocused && [document.body, field].includes(document.activeElement as HTMLElement))
        focusFrom(before, field);
    }
  };
  const observer = new MutationObserver(keep);
  observer.observe(root, { childList: true, subtree: true });

  const listening = new AbortController();
  // Before React's listeners: a tap or the focus may make it hydrate at once, and take the field out of the page.
  const first = { signal: listening.signal, capture: true };
  window.addEventListener("focusin", ({ target }) => (focused = target as Element), first);
  // A field that is removed loses the focus, too, and is still the one that somebody is in.
  const blur = () => {
    keep(observer.takeRecords());
    if (focused?.isConnected) focused = document.activeElement;
  };
  window.addEventListener("focusout", () => queueMicrotask(blur), first);

  // After the observer, which is called when React has returned: amid React's work its fields take no text.
  return () =>
    queueMicrotask(() => {
      observer.disconnect();
      listening.abort();
    });
};
