/**
 * Features that a browser of the floor (README) lacks and that code reaches for: members of an interface or, without
 * an owner, globals. The build may not use a member unasked; a browser without all of them runs the journeys.
 */
export const NEWER_MEMBERS: readonly (readonly [owner: string, name: string])[] = [
  ["Array", "fromAsync"],
  ["Array", "toReversed"],
  ["Array", "toSorted"],
  ["Array", "toSpliced"],
  ["Object", "groupBy"],
  ["Map", "groupBy"],
  ["Promise", "try"],
  ["Promise", "withResolvers"],
  ["String", "isWellFormed"],
  ["String", "toWellFormed"],
  ["Set", "isSubsetOf"],
  ["URL", "canParse"],
  ["URL", "parse"],
  ["AbortSignal", "any"],
  ["Element", "checkVisibility"],
  ["Element", "getHTML"],
  ["Element", "moveBefore"],
];

/** Those that code asks for first: a browser may lack them, and then something less fine is shown. */
export const ASKED_MEMBERS: readonly (readonly [owner: string, name: string])[] = [
  ["HTMLElement", "hidePopover"],
  ["HTMLElement", "popover"],
  ["HTMLElement", "showPopover"],
  ["HTMLElement", "togglePopover"],
  ["Document", "startViewTransition"],
  ["HTMLButtonElement", "popoverTargetElement"],
];

/** Selectors that make the whole rule invalid where they are unknown. */
export const NEWER_SELECTORS = [":popover-open", "::details-content"] as const;
