import type { VisitSource } from "@/lib/domain/record";
import { cameFrom } from "./came-from";

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

/**
 * Where this visit came from, as its address says (utm fields), or that of the page before, where a link was pressed
 * before our code was there; empty when neither says anything.
 */
export const visitSource = (): VisitSource => {
  const here = sourceIn(location.search);
  return Object.keys(here).length > 0 ? here : sourceIn(cameFrom()?.search ?? "");
};
