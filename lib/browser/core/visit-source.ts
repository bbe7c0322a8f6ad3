import type { VisitSource } from "@/lib/domain/account/record";
import { attempt } from "./attempt";

/** The page of the site that linked to this document load; null if there was none. */
export const internalReferrer = (): URL | null => {
  const from = document.referrer && new URL(document.referrer);
  return from && from.origin === location.origin ? from : null;
};

const FIELDS = ["utm_source", "utm_medium", "utm_campaign"] as const;
const LONGEST_CHARS = 80;

/** The server refuses half a surrogate pair, and measures the length after normalising. */
const shortened = (text: string) =>
  [...text.normalize("NFC").trim()].slice(0, LONGEST_CHARS).join("");

const sourceIn = (search: string): VisitSource => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = shortened(query.get(field) ?? "");
      return value ? [[field, value]] : [];
    }),
  );
};

/** The query with which the browser loaded this document; the router has changed its address since then. */
const loadedWith = (): string => {
  const [load] = performance.getEntriesByType("navigation");
  return load ? new URL(load.name).search : "";
};

/** Queries of earlier pages, latest first (Navigation API): of links followed before hydration. */
const passedWith = (): string[] => {
  if (!self.navigation) return [];
  const before = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0);
  return before.flatMap(({ url }) => (url ? [new URL(url).search] : [])).reverse();
};

const WAYS: readonly (() => readonly string[])[] = [
  () => [location.search],
  () => [loadedWith()],
  () => [internalReferrer()?.search ?? ""],
  passedWith,
];

/** The utm fields of this visit: of this address, the first, or an earlier page. Never throws. */
export const visitSource = (): VisitSource =>
  WAYS.flatMap((queries) => attempt(() => queries().map(sourceIn), [])).find(
    (source) => Object.keys(source).length > 0,
  ) ?? {};
