// holds: #desk, #paying
import fc from "fast-check";
import { CONTACT } from "@/test/builders/desk-leads";
import { briefOf, PROMISE } from "@/test/builders/people";
import { type Lead, type LeadFlag, UNPLACED } from "@/lib/domain/leads/lead";
import { withClaim } from "@/lib/domain/leads/payments";
import {
  alsoOf,
  detailsOf,
  isWorkedOn,
  NEW_PERSON,
  type Person,
  personFields,
  withPersonLead,
} from "@/lib/domain/leads/person";
import { personRow } from "@/lib/domain/leads/person-row";
import { dueRupees, paidRupees, saleSums } from "@/lib/domain/leads/sale";
import {
  type Agreed,
  type PersonChange,
  changeFault,
  touchedLeads,
  withAnswer,
  withChange,
} from "./person-changes";

/** What somebody does: a sender, or an operator, who picks one of what is there. */
type Step =
  | { kind: "came"; lead: number; part: Partial<Lead> }
  | { kind: "claim"; lead: number; utr: string }
  | { kind: "desk"; pick: number; change: (person: Person, pick: number) => PersonChange };

const few = fc.integer({ min: 1, max: 4 }).map((n) => n * 1_000);
const lead = fc.nat({ max: 3 });
const agreed = fc.record<Agreed>({
  packageId: fc.constantFrom("suite", "complete", null),
  rupees: few,
  dueOn: fc.constantFrom("2026-12-05", null),
});
const payment = few.map((rupees) => ({ rupees, on: "2026-11-26", way: "upi", utr: "" }));
const pickOf = <T>(all: readonly T[], pick: number): T | undefined => all[pick % (all.length || 1)];
const saleId = ({ sales }: Person, pick: number): string => pickOf(sales, pick)?.id ?? "";
const paidAt = ({ sales }: Person, pick: number): number =>
  pickOf(
    sales.flatMap(({ payments }) => payments),
    pick,
  )?.at ?? 0;

type Change = fc.Arbitrary<(person: Person, pick: number) => PersonChange>;

const money = fc.oneof<Change[]>(
  fc
    .tuple(payment, fc.option(agreed))
    .map(([paid, sold]) => () => ({ kind: "paid" as const, payment: paid, sold })),
  payment.map((paid) => () => ({ kind: "refunded" as const, payment: paid })),
  fc.constant((person: Person, pick: number) => ({
    kind: "unpaid" as const,
    at: paidAt(person, pick),
  })),
  fc
    .tuple(fc.option(agreed), fc.boolean())
    .map(([sold, isNew]) => (person: Person, pick: number) => ({
      kind: "sale" as const,
      id: isNew ? "" : saleId(person, pick),
      sold,
    })),
);

const work = fc.oneof<Change[]>(
  fc
    .record({
      stage: fc.constantFrom("new", "talking", "offer", "won", "lost", undefined),
      sold: agreed,
      reason: fc.constantFrom("price", undefined),
      text: fc.constantFrom("", "Rang."),
      nextAt: fc.constantFrom(undefined, null, 5),
    } as const)
    .map(({ sold, ...talk }) => () => ({
      kind: "talk" as const,
      ...talk,
      sold: talk.stage === "won" ? sold : undefined,
    })),
  fc.boolean().map((isBarred) => () => ({ kind: "barred" as const, isBarred })),
  fc
    .constantFrom<PersonChange[]>(
      { kind: "missed", lead: "0", utr: "412345678901" },
      { kind: "called", lead: "0", at: 5, isReached: true },
      { kind: "opened", way: "whatsapp", template: null, nextAt: 9 },
      { kind: "edit", fields: { name: "Asha P." }, was: {} },
      { kind: "undo" },
    )
    .map((change) => () => change),
);
const desk: Change = fc.oneof({ weight: 3, arbitrary: money }, { weight: 2, arbitrary: work });

const came = fc.record({
  name: fc.constantFrom("", "Asha Patil", "Evil"),
  phone: fc.constantFrom("", "+919876543210", "+919822012345"),
  email: fc.constantFrom("", "asha@shop.in", "evil@shop.in"),
  location: fc.constantFrom("", "Pune"),
  topic: fc.constantFrom("order", "question", "demo"),
  packageId: fc.constantFrom("suite", null),
  flags: fc.constantFrom<LeadFlag[][]>([], [], [], ["spam"]),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("came" as const), lead, part: came }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("claim" as const),
      lead,
      utr: fc.constantFrom("412345678901", "412345678902"),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant("desk" as const),
      pick: fc.nat({ max: 9 }),
      change: desk,
    }),
  },
);
const steps = fc.array(step, { maxLength: 40, size: "max" });

type World = Readonly<{ person: Person; leads: Readonly<Record<string, Lead>> }>;

const START: World = { person: NEW_PERSON, leads: {} };
const MINUTE_MS = 60_000;

const arrived = ({ person, leads }: World, id: string, next: Lead, at: number): World => {
  const known = person.leads.find((one) => one.id === id);
  const brief = { ...briefOf(id, next), answeredAt: known?.answeredAt ?? null };
  return {
    person: withPersonLead(person, { ...brief, until: at }),
    leads: { ...leads, [id]: next },
  };
};

/** What a step does, a minute after the one before; a refused one leaves everything as it is. */
const stepped = (world: World, one: Step, at: number): World => {
  const { person, leads } = world;
  if (one.kind === "came") {
    const known = leads[one.lead];
    const next = { ...CONTACT, ...UNPLACED, receivedAt: at, ...one.part } as Lead;
    return arrived(world, `${one.lead}`, { ...next, payClaims: known?.payClaims ?? [] }, at);
  }
  if (one.kind === "claim") {
    const known = leads[one.lead];
    return known
      ? arrived(world, `${one.lead}`, withClaim(known, { at, way: "upi", utr: one.utr }), at)
      : world;
  }
  const author = { by: "asha@bizgrow.example", at, isAlone: false };
  const change = one.change(person, one.pick);
  if (changeFault(person, change, author)) return world;
  const next = withChange(person, change, author);
  if (next === person) return world;
  const touched = touchedLeads(person, change).flatMap((id) => {
    const known = leads[id];
    return known ? [[id, withAnswer(known, change, person, author)] as const] : [];
  });
  return { person: next, leads: { ...leads, ...Object.fromEntries(touched) } };
};

/** What is so after each step, the first one before any. */
const worldsOf = (all: readonly Step[]): World[] =>
  all.reduce<World[]>(
    (worlds, one, n) => [...worlds, stepped(worlds.at(-1)!, one, (n + 1) * MINUTE_MS)],
    [START],
  );

const RUNS = { numRuns: 300 };

test("whatever is done, due is what was agreed less what was paid, and no sum is below zero", () => {
  fc.assert(
    fc.property(steps, (all) => {
      for (const { person } of worldsOf(all)) {
        const { sales, stage, lostReason } = person;
        for (const sale of sales) {
          expect(paidRupees(sale)).toBeGreaterThanOrEqual(0);
          expect(dueRupees(sale)).toBeGreaterThanOrEqual(0);
        }
        const { rupees, paid, due } = saleSums(sales);
        expect(due).toBe(rupees - paid);
        expect(new Set(sales.map(({ id }) => id)).size).toBe(sales.length);
        expect(stage === "won").toBe(sales.length > 0);
        expect(lostReason === null).toBe(stage !== "lost");
        expect(personRow("key", person, PROMISE)).toMatchObject({
          stage,
          sums: { rupees, paid, due },
        });
        const { owesSince, paidAt, dueAt } = personFields(person, PROMISE);
        expect(owesSince !== undefined).toBe(due > 0);
        expect(paidAt !== undefined).toBe(sales.some(({ payments }) => payments.length > 0));
        const hasDay = sales.some((sale) => sale.dueOn !== null && dueRupees(sale) > 0);
        expect(dueAt !== undefined).toBe(hasDay);
      }
    }),
    RUNS,
  );
});

test("the history tells each change, and a refused one changes nothing", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const worlds = worldsOf(all);
      for (const [n, one] of all.entries()) {
        const [before, after] = [worlds[n]!, worlds[n + 1]!];
        if (one.kind !== "desk" || after === before) continue;
        const { notes, version } = after.person;
        expect(notes.slice(0, -1)).toEqual(before.person.notes);
        expect(notes.at(-1)).toMatchObject({ at: (n + 1) * MINUTE_MS, stage: after.person.stage });
        expect(version).toBe(before.person.version + 1);
      }
    }),
    RUNS,
  );
});

test("what comes from outside changes nobody on whom somebody worked, but the wish and the others' names", () => {
  fc.assert(
    fc.property(steps, came, (all, part) => {
      const last: Step = { kind: "came", lead: 4, part };
      const worlds = worldsOf([...all, last]);
      for (const [n, one] of [...all, last].entries()) {
        const [before, after] = [worlds[n]!.person, worlds[n + 1]!.person];
        if (one.kind === "desk" || !isWorkedOn(before) || before.leads.length === 0) continue;
        const { leads, details, ...rest } = before;
        expect(after).toMatchObject(rest);
        expect(detailsOf(after)).toEqual(detailsOf(before));
      }
      const { person } = worlds.at(-1)!;
      const { name, phone, email, flags } = part;
      const said = [...Object.values(detailsOf(person)), ...alsoOf(person)];
      if (flags.length === 0)
        expect(said).toEqual(expect.arrayContaining([name, phone, email].filter(Boolean)));
    }),
    RUNS,
  );
});
