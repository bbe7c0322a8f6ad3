import type { Collection } from "./store";
import { noteReadable, noteUnreadable } from "./unreadable";

export type Fields = Readonly<Record<string, unknown>>;

/** A record and the document it was read from, with the names of the code. */
export type Found<R> = { record: R; raw: Fields };

/** Each collection's version, increased when a field gets another meaning; others have version 1, unwritten. */
const VERSIONS: ReadonlyMap<string, number> = new Map([
  ["users", 1],
  ["leads", 1],
  ["accounts", 1],
  ["counts", 1],
  ["deskLog", 1],
]);

/** Fields under other names; in a list that gets another name, the fields of its elements, too. Unknown ones stay. */
const renamed = (fields: Fields, names: ReadonlyMap<string, string>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      names.get(key) ?? key,
      names.has(key) && Array.isArray(value)
        ? value.map((one: Fields) => renamed(one, names))
        : value,
    ]),
  );

const inverse = (names: ReadonlyMap<string, string>) =>
  new Map([...names].map(([name, stored]) => [stored, name]));

/** A stored document as a record; null when unreadable, which is counted and logged. */
export const readDocument = <R>(
  { name, parse, storedNames }: Collection<R>,
  id: string,
  load: () => unknown,
): Found<R> | null => {
  try {
    const stored = load() as Fields;
    const raw = storedNames ? renamed(stored, inverse(storedNames)) : stored;
    const { v, ...fields } = raw;
    const record = parse(fields);
    noteReadable(name, id);
    return { record, raw };
  } catch (error) {
    noteUnreadable(name, id, error);
    return null;
  }
};

/** The document to store for a changed record. Its version is never lowered. */
export const documentOf = <R extends object>(
  { name, storedNames }: Collection<R>,
  found: Found<R> | null,
  after: R,
): Fields => {
  const fields = storedNames ? renamed(after as Fields, storedNames) : (after as Fields);
  const own = VERSIONS.get(name);
  if (own === undefined) return fields;
  const known = found?.raw.v;
  return { ...fields, v: typeof known === "number" ? Math.max(known, own) : own };
};
