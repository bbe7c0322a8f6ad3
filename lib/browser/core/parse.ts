import { attempt } from "./attempt";

export type Unknowns = Readonly<Record<string, unknown>>;

/** The value as an object with unknown fields; an empty one for anything else. */
export const fieldsOf = (value: unknown): Unknowns =>
  typeof value === "object" && value !== null ? (value as Unknowns) : {};

/** The value of a JSON text, or null if it is invalid. */
export const jsonOf = (text: string | null): unknown =>
  text === null ? null : attempt<unknown>(() => JSON.parse(text), null);

/** Takes the reply of our own server, of this release, which always has this field; null for one that is not ours. */
export const replyWith =
  <T extends object>(field: keyof T & string) =>
  (value: unknown): T | null =>
    field in fieldsOf(value) ? (value as T) : null;
