/**
 * Selects an open popover. Browsers without popovers (Chrome before 114, Safari before 17, Firefox before 125) do not
 * know the selector, and forgive that inside of `:is()` only.
 */
export const OPEN_POPOVER = ":is(:popover-open)";
