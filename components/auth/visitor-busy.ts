/** Something that is open, or on its way, and has the visitor's attention. */
const OPEN = "dialog[open], main [aria-busy='true']";
const OPEN_POPOVER = ":popover-open";
const FIELDS = "input, textarea, select, [contenteditable]";

const hasOpenPopover = () =>
  CSS.supports(`selector(${OPEN_POPOVER})`) && document.querySelector(OPEN_POPOVER) !== null;

/** Whether a dialog or a menu is open or coming, or the visitor is in a field: not to be interrupted now. */
export const isVisitorBusy = (): boolean =>
  document.querySelector(OPEN) !== null ||
  hasOpenPopover() ||
  Boolean(document.activeElement?.matches(FIELDS));
