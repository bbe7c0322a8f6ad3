type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (box: HTMLElement) => [...box.querySelectorAll<Field>("input, textarea, select")];

const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked;

/** Sets a value as typing would: past React's `value` property, and with an event that React receives. */
const type = (field: Field, value: string) => {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  property?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

const moveFocus = (from: Field, to: Field) => {
  to.focus();
  if (!(from instanceof HTMLSelectElement) && !(to instanceof HTMLSelectElement))
    if (from.selectionStart !== null)
      to.setSelectionRange(from.selectionStart, from.selectionEnd ?? from.selectionStart);
};

/**
 * Saves the fields of a box; the returned function copies their values, focus and caret into the fields that have
 * replaced them. React replaces elements where a translator has changed the page's text before hydration.
 */
export const preserveInput = (box: HTMLElement): (() => void) => {
  const fields = fieldsIn(box);
  const focused = document.activeElement;
  return () => {
    const replacements = fieldsIn(box);
    for (const [at, field] of fields.entries()) {
      const replacement = replacements[at];
      if (!replacement || replacement === field) continue;
      if (isChecked(field) && !isChecked(replacement)) replacement.click();
      if (field.value && field.value !== replacement.value) type(replacement, field.value);
      if (field === focused) moveFocus(field, replacement);
    }
  };
};
