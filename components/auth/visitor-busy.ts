/** An open or loading element that has the visitor's attention. */
const OPEN = "dialog[open], main [aria-busy='true']";
const OPEN_POPOVER = ":popover-open";
const FIELDS = "input, textarea, select, [contenteditable]";

const hasOpenPopover = () =>
  CSS.supports(`selector(${OPEN_POPOVER})`) && document.querySelector(OPEN_POPOVER) !== null;

/** Whether a dialog or a menu is open or loading, or a field has the focus: do not interrupt the visitor now. */
export const isVisitorBusy = (): boolean =>
  document.querySelector(OPEN) !== null ||
  hasOpenPopover() ||
  Boolean(document.activeElement?.matches(FIELDS));
