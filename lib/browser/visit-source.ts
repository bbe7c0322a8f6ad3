import type { VisitSource } from "@/lib/domain/record";

const FIELDS = ["utm_source", "utm_medium", "utm_campaign"] as const;
const LONGEST_CHARS = 80;

/** The server refuses half a character, and counts what stands after normalising. */
const shortened = (text: string) =>
  [...text.normalize("NFC").trim()].slice(0, LONGEST_CHARS).join("");

/** Where this visit came from, as its address says (utm fields); empty when it says nothing. */
export const visitSource = (): VisitSource => {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = shortened(query.get(field) ?? "");
      return value ? [[field, value]] : [];
    }),
  );
};
