import { isFresh } from "@/lib/domain/leads/retention";
import { forget, write, read } from "./device-store";
import { fieldsOf, jsonOf, type Unknowns } from "./parse";

/** Stores fields with the time; they expire after 30 days (docs/product/records.md#retention). Never throws. */
export const writeDated = (key: string, fields: object): void => {
  write(key, JSON.stringify({ ...fields, savedAt: Date.now() }));
};

/** The fields stored in the last 30 days, or null; undated ones begin them now. Never throws. */
export const readDated = (key: string): Unknowns | null => {
  const text = read(key);
  if (text === null) return null;
  const fields = fieldsOf(jsonOf(text));
  const isUndated = Object.keys(fields).length > 0 && !Object.hasOwn(fields, "savedAt");
  if (isUndated) writeDated(key, fields);
  if (isUndated || isFresh(fields["savedAt"], Date.now())) return fields;
  forget(key);
  return null;
};
