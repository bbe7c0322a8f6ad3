/** Where the ids of the list shown last are kept in the tab, so that a reload of a lead keeps its neighbours. */
const KEY = "desk-list-order";
/** A list of more leads than this is cut: nobody walks through so many one by one. */
const MOST = 500;

/** Keeps the ids of the leads shown, in their order. */
export const keepListOrder = (ids: readonly string[]): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // Storage is blocked: a lead then has no neighbours.
  }
};

/** The ids of the leads shown last, in their order; empty when none is known. */
export const listOrder = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
};
