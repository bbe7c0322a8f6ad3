/**
 * Gives a wrong field of a form the focus when its message is in the page, so that a screen reader reads both; also
 * where the field had the focus before.
 */
export const focusWrong = (form: HTMLFormElement, name: string): void =>
  queueMicrotask(() => {
    const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
    field?.blur();
    field?.focus();
  });
