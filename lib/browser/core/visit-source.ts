import type { VisitSource } from "@/lib/domain/account/record";
import { internalReferrer } from "./internal-referrer";

const FIELDS = ["utm_source", "utm_medium", "utm_campaign"] as const;
const LONGEST_CHARS = 80;

/** The server refuses half a character, and counts what stands after normalising. */
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

/** The queries of our pages before this one, the latest first, for browsers that tell: links followed without our code. */
const passedWith = (): string[] => {
  if (!self.navigation) return [];
  const before = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0);
  return before.flatMap(({ url }) => (url ? [new URL(url).search] : [])).toReversed();
};

/**
 * Where this visit came from, as its address says (utm fields), or that by which the first page was loaded, or that of
 * a page before, where a link was pressed before our code was there; empty when none says anything.
 */
export const visitSource = (): VisitSource =>
  [location.search, loadedWith(), internalReferrer()?.search ?? "", ...passedWith()]
    .map(sourceIn)
    .find((source) => Object.keys(source).length > 0) ?? {};
