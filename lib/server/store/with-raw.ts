import { isDeepStrictEqual } from "node:util";
import { z } from "zod";

export type Fields = Readonly<Record<string, unknown>>;

/** For a parsed list: the index of each of its elements in the stored list. */
const placesIn = new WeakMap<object, readonly number[]>();

/** A stored list of which only the elements that this release understands are parsed; `withRaw` keeps the others. */
export const understoodOf = <T>(element: z.ZodType<T>) =>
  z.array(z.unknown()).transform((stored): T[] => {
    const found = stored.flatMap((one, at) => {
      const parsed = element.safeParse(one);
      return parsed.success ? [[at, parsed.data] as const] : [];
    });
    const list = found.map(([, one]) => one);
    placesIn.set(
      list,
      found.map(([at]) => at),
    );
    return list;
  });

const everyPlace = (before: readonly unknown[], raw: readonly unknown[]) =>
  before.length === raw.length ? raw.map((_, at) => at) : [];

/**
 * The list to store after a change: unchanged elements as they were stored, and those not understood, in their places.
 */
const rawList = (
  before: readonly unknown[],
  raw: readonly unknown[],
  after: readonly unknown[],
): unknown[] => {
  const places = placesIn.get(before) ?? everyPlace(before, raw);
  const placeOf = new Map(places.map((place, at) => [before[at], place]));
  const understood = new Set(places);
  const waiting = raw.flatMap((_, place) => (understood.has(place) ? [] : [place]));
  const kept = placesIn.has(before) ? waiting : [];
  const list: unknown[] = [];
  const goBefore = (place: number) => {
    while (kept.length > 0 && kept[0]! < place) list.push(raw[kept.shift()!]);
  };
  for (const one of after) {
    const place = placeOf.get(one);
    goBefore(place ?? raw.length);
    list.push(place === undefined ? one : raw[place]);
  }
  goBefore(raw.length);
  return list;
};

const rawField = (before: unknown, raw: unknown, after: unknown): unknown => {
  if (isDeepStrictEqual(before, after)) return raw;
  return Array.isArray(before) && Array.isArray(raw) && Array.isArray(after)
    ? rawList(before, raw, after)
    : after;
};

/**
 * The document to store after a record was changed from `before` to `after`, where `before` was parsed from `raw`. An
 * unchanged field is stored as it was, so that values this release reads differently (a language of a later release as
 * English) are not lost, and so are unknown fields and list elements. A field that is only in `before` was removed.
 */
export const withRaw = (before: object, raw: Fields, after: object): Fields => {
  const [known, next] = [before as Fields, after as Fields];
  const unknown = Object.entries(raw).filter(([key]) => !Object.hasOwn(known, key));
  const fields = Object.entries(next).map(([key, value]) => [
    key,
    Object.hasOwn(known, key) && Object.hasOwn(raw, key)
      ? rawField(known[key], raw[key], value)
      : value,
  ]);
  return Object.fromEntries([...unknown, ...fields]);
};
