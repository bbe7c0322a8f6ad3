import { readMemory } from "@/lib/browser/check/quiz-memory";
import { OPEN_POPOVER } from "@/components/ui/open-popover";

/** So long after an answer a visitor is still busy with the check, or reads the result. */
const CHECK_MS = 10 * 60 * 1000;

/** An open or loading element that has the visitor's attention. */
const OPEN = `dialog[open], main [aria-busy='true'], ${OPEN_POPOVER}`;
const FIELDS = "input, textarea, select, [contenteditable]";

const isJustAfterCheck = () => Date.now() - (readMemory()?.newestVersion ?? 0) < CHECK_MS;

/**
 * Whether a dialog or a menu is open or loading, a field has the focus, or the check was answered just now: do not
 * interrupt the visitor.
 */
export const isVisitorBusy = (): boolean =>
  document.querySelector(OPEN) !== null ||
  Boolean(document.activeElement?.matches(FIELDS)) ||
  isJustAfterCheck();
