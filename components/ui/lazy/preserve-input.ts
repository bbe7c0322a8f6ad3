type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (box: HTMLElement) => [...box.querySelectorAll<Field>("input, textarea, select")];

const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked;

/** As if it had been typed: React sees no change that went past its own property of the element. */
const write = (field: Field, value: string) => {
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
 * Knows the fields of a box, and gives the way to bring what they hold into those that stand in their place later:
 * where a translator has changed the page's text, React makes the elements anew.
 */
export const preserveInput = (box: HTMLElement): (() => void) => {
  const fields = fieldsIn(box);
  const focused = document.activeElement;
  return () => {
    const successors = fieldsIn(box);
    for (const [at, field] of fields.entries()) {
      const successor = successors[at];
      if (!successor || successor === field) continue;
      if (isChecked(field) && !isChecked(successor)) successor.click();
      if (field.value && field.value !== successor.value) write(successor, field.value);
      if (field === focused) moveFocus(field, successor);
    }
  };
};
