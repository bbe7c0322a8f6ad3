// holds: #numbers
import { createSalesSum, type Sales, salesOf, sourceName } from "./sales";
import { knownPersonOf } from "@/lib/domain/leads/person";
import { MOST_FUNNEL_SOURCES } from "@/lib/domain/funnel/funnel";
import type { NoteAction, LeadNote } from "@/lib/domain/leads/lead-notes";
import type { Lead } from "@/lib/domain/leads/lead";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";

const NOV = Date.parse("2026-11-10T12:00:00+05:30");
const DEC = Date.parse("2026-12-01T00:30:00+05:30");
const DAYS = { from: "2026-11-01", to: "2026-12-31" };
const PRICES = { foundation: 6_999, complete: 7_499, suite: 8_499 };
const NO_VISITS = { sources: [] };

const note = (at: number, status: string, action?: NoteAction): LeadNote => ({
  at,
  by: "op@example.in",
  status,
  text: "",
  ...(action && { action }),
});
const won = (at: number, rupees: number) => note(at, "won", { kind: "won", rupees });
const again = (at: number): LeadNote => ({ at, by: null, status: "new", text: "" });
const contact = (fields: Partial<typeof CONTACT>): Lead => ({
  ...CONTACT,
  receivedAt: NOV,
  source: { utm_source: "WhatsApp" },
  ...fields,
});
const sold = (rupees: number, fields: Partial<typeof CONTACT> = {}): Lead =>
  contact({ status: "won", wonRupees: rupees, notes: [won(NOV, rupees)], ...fields });
const sumOf = (leads: readonly Lead[], filter: object = {}, funnel = NO_VISITS): Sales => {
  const sum = createSalesSum({ ...DAYS, ...filter }, PRICES);
  leads.forEach((lead, at) => sum.add(lead, knownPersonOf(String(at), lead)));
  return sum.result(funnel);
};

test("a sale is won when the operator won it; the last amount counts", () => {
  expect(salesOf(contact({}))).toEqual([]);
  expect(salesOf(sold(6_999))).toEqual([{ at: NOV, rupees: 6_999 }]);
  const corrected = { wonRupees: 7_500, notes: [won(NOV, 6_999), won(DEC, 7_500)] };
  expect(salesOf(sold(1, corrected))).toEqual([{ at: NOV, rupees: 7_500 }]);
  const noted = { notes: [won(NOV, 6_999), note(DEC, "won")] };
  expect(salesOf(sold(6_999, noted))).toEqual([{ at: NOV, rupees: 6_999 }]);
});

test("a claim to have paid is no second sale", () => {
  const claim = { kind: "claimed", way: "upi", utr: "412345678901" } as const;
  const notes = [won(NOV, 6_999), { ...again(DEC), action: claim }, won(DEC, 7_000)];
  expect(salesOf(sold(7_000, { notes }))).toEqual([{ at: NOV, rupees: 7_000 }]);
});

test("a sale that was taken back is none", () => {
  const notes = [won(NOV, 6_999), note(DEC, "talking")];
  expect(salesOf(contact({ status: "talking", notes }))).toEqual([]);
  const later = { notes: [...notes, won(DEC + 1, 7_000)], wonRupees: 7_000 };
  expect(salesOf(sold(0, later))).toEqual([{ at: DEC + 1, rupees: 7_000 }]);
});

test("a person who buys twice is counted with both sales", () => {
  const first = [note(NOV - 1, "talking"), won(NOV, 6_999), again(DEC)];
  const back = contact({ status: "new", wonRupees: 6_999, notes: first });
  expect(salesOf(back)).toEqual([{ at: NOV, rupees: 6_999 }]);
  const twice = sold(8_499, { wonRupees: 8_499, notes: [...first, won(DEC + 1, 8_499)] });
  expect(salesOf(twice).map(({ rupees }) => rupees)).toEqual([6_999, 8_499]);
  const undone = contact({ notes: [...twice.notes, note(DEC + 2, "talking"), again(DEC + 3)] });
  expect(salesOf(undone)).toEqual([{ at: NOV, rupees: 6_999 }]);
});

test("sales of an earlier release, and of a lead without room for notes, count as well", () => {
  const bare = { notes: [], wonRupees: null };
  expect(salesOf(sold(0, bare))).toEqual([{ at: NOV, rupees: 0 }]);
  expect(salesOf(sold(0, { ...bare, notes: [note(DEC, "won")] }))).toEqual([
    { at: DEC, rupees: 0 },
  ]);
  const full = contact({ status: "new", wonRupees: 6_999, notes: [won(DEC, 6_999)] });
  expect(salesOf(full)).toEqual([{ at: DEC, rupees: 6_999 }]);
  const wonAgain = sold(5, { wonRupees: 5, notes: [won(NOV, 4), again(DEC)] });
  expect(salesOf(wonAgain)).toEqual([
    { at: NOV, rupees: 4 },
    { at: NOV, rupees: 5 },
  ]);
});

test("a lead's source has the name of its visit's; what was typed in has its channel", () => {
  const words = {
    noSource: "No source",
    otherSources: "Others",
    typed: "{channel}, typed in",
    channels: { phone: "Phone call" },
  };
  const nameOf = (lead: Lead) => sourceName(words, sumOf([lead]).sources[0]!.source);
  expect(nameOf(contact({}))).toBe("whatsapp");
  expect(nameOf(contact({ source: {} }))).toBe("No source");
  expect(nameOf(contact({ source: { utm_source: "a@b.in" } }))).toBe("Others");
  expect(nameOf(contact({ channel: "phone" }))).toBe("Phone call, typed in");
  expect(nameOf({ ...CHECK, receivedAt: NOV })).toBe("No source");
});

test("figures have people, sales and rupees by source, package and month, with the visits", () => {
  const leads = [
    sold(6_999),
    sold(8_499, { notes: [won(DEC, 8_499)], packageId: "suite", lang: "hi" }),
    contact({ source: { utm_source: "mela" }, packageId: null }),
    { ...ONBOARDING, receivedAt: DEC } as Lead,
  ];
  const funnel = {
    sources: [
      { source: "whatsapp", counts: { opened: 11, returned: 2, finished: 4 } },
      { source: "", counts: {} },
    ],
  };
  expect(sumOf(leads, {}, funnel as never)).toEqual({
    total: { visits: 9, finished: 4, leads: 4, won: 2, rupees: 15_498, paid: 0 },
    sources: [
      { source: "whatsapp", visits: 9, finished: 4, leads: 3, won: 2, rupees: 15_498, paid: 0 },
      { source: "mela", visits: 0, finished: 0, leads: 1, won: 0, rupees: 0, paid: 0 },
      { source: "", visits: 0, finished: 0, leads: 0, won: 0, rupees: 0, paid: 0 },
    ],
    packages: [
      { packageId: "suite", leads: 1, won: 1, rupees: 8_499, paid: 0 },
      { packageId: "complete", leads: 1, won: 1, rupees: 6_999, paid: 0 },
      { packageId: null, leads: 2, won: 0, rupees: 0, paid: 0 },
    ],
    months: [
      { month: "2026-12", leads: 1, won: 1, rupees: 8_499, paid: 0 },
      { month: "2026-11", leads: 3, won: 1, rupees: 6_999, paid: 0 },
    ],
    owners: [{ owner: null, won: 2, rupees: 15_498, paid: 0 }],
    lost: [],
    offers: { count: 0, rupees: 0, withoutPackage: 0 },
  });
  expect(sumOf(leads, { lang: "hi" }).total).toMatchObject({ leads: 2, rupees: 8_499 });
  const mela = sumOf(leads, { source: "mela" }, funnel as never);
  expect([mela.total.leads, mela.total.visits, mela.months.length]).toEqual([1, 0, 1]);
  expect(mela.sources).toHaveLength(3);
});

test("a person counts once, with the latest message of the days, and each sale is one", () => {
  const of = { person: "p1" };
  const earlier = { ...sold(6_999, { source: { utm_source: "mela" } }), ...of };
  const later = { ...contact({ receivedAt: DEC }), ...of };
  for (const leads of [
    [earlier, later],
    [later, earlier],
  ]) {
    const { total, sources, months } = sumOf(leads);
    expect(total).toMatchObject({ leads: 1, won: 1, rupees: 6_999 });
    expect(sources.map(({ source, leads: people }) => [source, people])).toEqual([
      ["mela", 0],
      ["whatsapp", 1],
    ]);
    expect(months.map(({ month, leads: people }) => [month, people])).toEqual([
      ["2026-12", 1],
      ["2026-11", 0],
    ]);
  }
  expect(sumOf([earlier, later], { to: "2026-11-30" }).total.leads).toBe(1);
});

test("a payment is counted once, on its day, and is no second sale", () => {
  const paid = (on: string, rupees: number) => ({
    at: NOV,
    on,
    rupees,
    way: "upi",
    utr: "412345678901",
    by: "op@example.in",
  });
  const whole = sold(6_999, { owner: "op@example.in", payments: [paid("2026-11-27", 6_999)] });
  const once = { won: 1, rupees: 6_999, paid: 6_999 };
  const { total, owners, packages } = sumOf([whole]);
  expect(total).toMatchObject({ leads: 1, ...once });
  expect(owners).toEqual([{ owner: "op@example.in", ...once }]);
  expect(packages).toEqual([{ packageId: "complete", leads: 1, ...once }]);
  const parts = sold(6_999, { payments: [paid("2026-10-31", 1_000), paid("2026-12-31", 2_000)] });
  expect(sumOf([parts]).total).toMatchObject({ won: 1, rupees: 6_999, paid: 2_000 });
  expect(sumOf([parts]).months.map(({ month, paid: sum }) => [month, sum])).toEqual([
    ["2026-12", 2_000],
    ["2026-11", 0],
  ]);
});

test("of operators with the same rupees the one with more sales is first", () => {
  const by = (one: string, rupees: number) => sold(rupees, { owner: one });
  const { owners } = sumOf([
    by("ravi@x.in", 8_000),
    by("asha@x.in", 5_000),
    by("asha@x.in", 3_000),
  ]);
  expect(owners.map(({ owner }) => owner)).toEqual(["asha@x.in", "ravi@x.in"]);
});

test("reasons are of the leads that were lost in these days", () => {
  const lost = (lostReason: string | null, at = NOV) => {
    const action = { kind: "lost", reason: lostReason ?? "" } as const;
    return contact({ status: "lost", lostReason, notes: [note(at, "lost", action)] });
  };
  // Without a note of it, a lead counts on the day on which it came.
  const unnoted = contact({ status: "lost", lostReason: "time", receivedAt: DEC });
  const leads = [
    lost("time"),
    lost("price"),
    lost("price"),
    lost("price", DEC),
    lost(null),
    unnoted,
  ];
  expect(sumOf(leads, { to: "2026-11-30" }).lost).toEqual([
    { reason: "price", n: 2 },
    { reason: "time", n: 1 },
    { reason: "", n: 1 },
  ]);
  const back = contact({ ...lost("price"), status: "talking" } as Partial<typeof CONTACT>);
  expect(sumOf([back, { ...lost("price"), flags: ["spam"] }]).lost).toEqual([]);
});

test("offers are those that are out now, with the prices of their packages, whatever the days", () => {
  const offer = (packageId: string | null, fields: object = {}) =>
    contact({ status: "offer", packageId, receivedAt: 1, ...fields });
  const consent = { ...CONTACT.consent, withdrawnAt: NOV };
  const leads = [
    offer("suite"),
    offer("complete"),
    offer(null),
    offer("of a later release"),
    { ...CHECK, status: "offer" },
    offer("suite", { consent }),
    sold(6_999),
  ];
  expect(sumOf(leads).offers).toEqual({ count: 5, rupees: 15_998, withoutPackage: 3 });
  expect(sumOf(leads, { lang: "hi" }).offers.count).toBe(0);
});

test("spam, the newsletter's addresses and who withdrew are no people; spam is no sale", () => {
  const consent = { ...CONTACT.consent, withdrawnAt: NOV };
  const spam = sold(9_999, { flags: ["spam"] });
  const left = [
    spam,
    { ...NEWSLETTER, receivedAt: NOV },
    contact({ consent }),
    { ...CHECK, receivedAt: NOV, consent },
  ];
  expect(sumOf(left).total).toEqual({
    visits: 0,
    finished: 0,
    leads: 0,
    won: 0,
    rupees: 0,
    paid: 0,
  });
  expect(sumOf([sold(6_999, { consent })]).total).toMatchObject({
    leads: 0,
    won: 1,
    rupees: 6_999,
  });
});

test("a sale counts on the Indian day on which it was won", () => {
  const lead = sold(6_999, { notes: [won(DEC, 6_999)] });
  const november = sumOf([lead], { to: "2026-11-30" });
  expect(november.total).toMatchObject({ leads: 1, won: 0, rupees: 0 });
  const december = sumOf([lead], { from: "2026-12-01" });
  expect(december.total).toMatchObject({ leads: 0, won: 1, rupees: 6_999 });
});

test("of very many sources the best are named, and the sums stay", () => {
  const leads = Array.from({ length: MOST_FUNNEL_SOURCES + 3 }, (_, n) =>
    sold(1_000 + n, { source: { utm_source: `s${n}` } }),
  );
  const funnel = { sources: [{ source: "other", counts: { opened: 5 } }] };
  const { sources, total } = sumOf(leads, {}, funnel as never);
  expect(sources).toHaveLength(MOST_FUNNEL_SOURCES + 1);
  expect(sources.at(-1)).toMatchObject({ source: "other", visits: 5, won: 3, rupees: 3_003 });
  expect(sources.reduce((sum, { rupees }) => sum + rupees, 0)).toBe(total.rupees);
});

test("sources with the same sums are in the order of their visits", () => {
  const visits = (source: string, opened: number) => ({ source, counts: { opened } });
  const funnel = { sources: [visits("few", 1), visits("many", 3), visits("some", 2)] };
  const { sources } = sumOf([], {}, funnel as never);
  expect(sources.map(({ source }) => source)).toEqual(["many", "some", "few"]);
});
