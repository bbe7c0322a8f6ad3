import { isFresh } from "@/lib/domain/leads/onboarding-expiry";
import { forget, write, read } from "./device-store";
import { fieldsOf, jsonOf, type Unknowns } from "./parse";

/** Keeps fields with the time, from which on they are fresh for 30 days. Never throws. */
export const writeDated = (key: string, fields: object): void => {
  write(key, JSON.stringify({ ...fields, savedAt: Date.now() }));
};

/**
 * The fields kept under a key no longer than 30 days ago, or null; what is older or damaged is forgotten. Where
 * nobody wrote a time, the 30 days begin now. Never throws.
 */
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
