"use client";

import { useCallback, useSyncExternalStore } from "react";

/** The desk's view; it is in the address, so that reload and back work. */
export type DeskView =
  { kind: "lead"; id: string } | { kind: "leads" | "funnel" | "health" | "log" };

/** Views whose address is their name. */
const BOOKS = ["funnel", "health", "log"] as const;

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
  return { kind: BOOKS.find((book) => query.has(book)) ?? "leads" };
};

/** The address of a view, from the desk. */
export const hrefOf = (view: DeskView): string => {
  if (view.kind === "lead") return `?lead=${view.id}`;
  return view.kind === "leads" ? "?" : `?${view.kind}`;
};

/** The view in the address, and a function that changes it. */
export const useDeskView = () => {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  const go = useCallback((view: DeskView) => {
    history.pushState(null, "", hrefOf(view));
    window.scrollTo(0, 0);
    tell();
  }, []);
  return { view: viewIn(search), go };
};
