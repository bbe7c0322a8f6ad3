"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Views whose address is their name; the desk opens on Today, which has none. */
const NAMED = ["leads", "add", "numbers", "health", "templates", "log"] as const;
/** The name of the numbers in addresses of earlier releases. */
const EARLIER_NUMBERS = "funnel";

/** The desk's view; it is in the address, so that reload and back work. */
export type DeskView = { kind: "lead"; id: string } | { kind: "today" | (typeof NAMED)[number] };

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
};

const viewIn = (search: string): DeskView => {
  const query = new URLSearchParams(search);
  const id = query.get("lead");
  if (id) return { kind: "lead", id };
  if (query.has(EARLIER_NUMBERS)) return { kind: "numbers" };
  return { kind: NAMED.find((name) => query.has(name)) ?? "today" };
};

/** The filter of the list as it was last in the address, so that the way back from a lead keeps it. */
let lastLeads = "?leads";

/** Remembers the address of a list that was opened by its address. */
export const rememberLeads = (search: string): void => {
  lastLeads = search;
};

/** The address of a view, from the desk. */
export const hrefOf = (view: DeskView): string => {
  if (view.kind === "lead") return `?lead=${view.id}`;
  if (view.kind === "leads") return lastLeads;
  return view.kind === "today" ? "?" : `?${view.kind}`;
};

/** Writes the list's filter into the address, without a step of the browser's history. */
export const keepLeadsAddress = (search: string): void => {
  lastLeads = search;
  history.replaceState(history.state, "", search);
};

/** Where a view was left: how far it was scrolled, and the lead whose link was followed. */
type Place = { y: number; lead: string | null };
const places = new Map<string, Place>();

/** Returns to where a view was left, once; nothing for a view that is opened for the first time. */
export const returnTo = (kind: DeskView["kind"]): void => {
  const place = places.get(kind);
  if (!place) return;
  places.delete(kind);
  const links = document.querySelectorAll<HTMLElement>(`[data-lead="${place.lead}"]`);
  [...links].find((link) => link.offsetParent !== null)?.focus({ preventScroll: true });
  window.scrollTo(0, place.y);
};

/** The view in the address, known once the page is hydrated, and a function that changes it. */
export const useDeskView = () => {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  );
  const go = useCallback((view: DeskView) => {
    const from = viewIn(location.search);
    const lead = view.kind === "lead" ? view.id : null;
    if (from.kind !== view.kind) places.set(from.kind, { y: window.scrollY, lead });
    history.pushState(null, "", hrefOf(view));
    if (!places.has(view.kind) || view.kind === "lead") window.scrollTo(0, 0);
    tell();
  }, []);
  return { view: viewIn(search ?? ""), isKnown: search !== null, go };
};
