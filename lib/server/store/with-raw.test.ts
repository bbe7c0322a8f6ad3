import fc from "fast-check";
import { z } from "zod";
import { type Fields, understoodOf, withRaw } from "./with-raw";

const schema = z.looseObject({
  lang: z.enum(["en", "hi"]).catch("en"),
  items: understoodOf(z.looseObject({ id: z.int(), kind: z.literal("known") })),
  note: z.string(),
});
type Thing = z.infer<typeof schema>;

const item = fc.record({
  id: fc.nat(99),
  kind: fc.constantFrom("known", "known", "later"),
  extra: fc.string(),
});
const stored = fc.record({
  lang: fc.constantFrom("en", "hi", "mr"),
  items: fc.array(item, { maxLength: 8 }),
  note: fc.string(),
  theme: fc.string(),
});
/** Every kind of change that the domain makes: dropping, adding and replacing elements, and setting fields. */
const change = fc.record({
  kept: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  added: fc.nat(3),
  lang: fc.constantFrom("en", "hi", null),
  note: fc.option(fc.string()),
});

const changed = (thing: Thing, by: typeof change extends fc.Arbitrary<infer C> ? C : never) => ({
  ...thing,
  lang: by.lang ?? thing.lang,
  note: by.note ?? thing.note,
  items: [
    ...thing.items.filter((_, at) => by.kept[at]),
    ...Array.from({ length: by.added }, (_, n) => ({ id: 1000 + n, kind: "known" as const })),
  ],
});

test("a changed document reads back as intended, and unknown parts are kept", () => {
  fc.assert(
    fc.property(stored, change, (raw, by) => {
      const before = schema.parse(raw);
      const after = changed(before, by);
      const next = withRaw(before, raw, after);
      expect(schema.parse(next)).toEqual(after);
      expect(next.theme).toBe(raw.theme);
      const unknown = ({ items }: Fields) =>
        (items as { kind: string }[]).filter(({ kind }) => kind === "later");
      expect(unknown(next)).toEqual(unknown(raw));
      if (after.lang === before.lang) expect(next.lang).toBe(raw.lang);
    }),
  );
});

test("unknown elements keep their places among the others", () => {
  const [known, later] = [{ id: 1, kind: "known" }, { kind: "later" }];
  const raw = { lang: "mr", note: "", items: [later, known, { ...known, id: 2 }, later] };
  const before = schema.parse(raw);
  const after = { ...before, items: [...before.items.slice(1), { id: 3, kind: "known" as const }] };
  expect(withRaw(before, raw, after).items).toEqual([
    later,
    { ...known, id: 2 },
    later,
    { ...known, id: 3 },
  ]);
});

test("a field that was removed is gone", () => {
  expect(withRaw({ a: 1, b: 2 }, { a: 1, b: 2, c: 3 }, { a: 1 })).toEqual({ a: 1, c: 3 });
});
