// holds: #one-card-a-person
import fc from "fast-check";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { type LeadNote, MAX_NOTES } from "./lead-notes";
import type { Lead } from "./lead";
import {
  canJoin,
  cardSteps,
  cardsOf,
  contactKeys,
  headOf,
  isSameCard,
  type LeadOfCard,
  linkedIds,
  MOST_ON_CARD,
  personKeptMs,
  withApart,
  withCardNote,
  withLeadIn,
  withoutApart,
  withoutLeadIn,
} from "./person-card";

const lead = (id: string, words: object = {}, of: Lead = CONTACT): LeadOfCard => ({
  id,
  lead: { ...of, ...words } as Lead,
});
const idsIn = (cards: readonly LeadOfCard[][]) =>
  cards.map((card) => card.map(({ id }) => id).toSorted()).toSorted();

/** The leads after all changes of their cards. */
const arranged = (leads: readonly LeadOfCard[], leaving?: string): LeadOfCard[] => {
  const changes = new Map(
    cardSteps(leads, leaving)
      .flat()
      .map(({ id, links }) => [id, links]),
  );
  return leads.map(({ id, lead }) => ({ id, lead: { ...lead, ...changes.get(id) } }));
};
const linksOf = (leads: readonly LeadOfCard[]) =>
  Object.fromEntries(leads.map(({ id, lead }) => [id, lead.cardId ?? lead.earlier]));

test.each<[Lead, string[]]>([
  [CONTACT, ["phone:+919876543210", "email:asha@example.in"]],
  [{ ...CONTACT, email: "Asha@Example.IN" }, ["phone:+919876543210", "email:asha@example.in"]],
  [{ ...CONTACT, phone: "99999 99999", email: "" }, []],
  [{ ...CONTACT, phone: "no phone", email: "none" }, []],
  [ONBOARDING, ["phone:+919876543211", "email:ravi@example.in"]],
  [CHECK, []],
  [NEWSLETTER, ["email:mina@example.in"]],
  [{ ...CONTACT, flags: ["quarantine"] }, []],
  [{ ...CHECK, email: "a@b.in", consent: { ...CHECK.consent, withdrawnAt: 5 } }, []],
])("a person is known by phone and address: %#", (one, keys) => {
  expect(contactKeys(one)).toEqual(keys);
  expect(keys.length === 0 || canJoin(one)).toBe(true);
});

const GAPS = fc.constantFrom("", " ", "-", " - ", ".");
const SPELLINGS = fc.tuple(
  fc.constantFrom("+91", "91", "0", "", "0091"),
  fc.constantFrom("9876543210", "९८७६५४३२१०"),
  fc.array(GAPS, { minLength: 10, maxLength: 10 }),
);

test("one phone number is one person, however it is typed", () => {
  fc.assert(
    fc.property(SPELLINGS, ([prefix, digits, gaps]) => {
      const phone = prefix + [...digits].map((digit, at) => gaps[at] + digit).join("");
      expect(contactKeys({ ...CONTACT, phone, email: "" })).toEqual(["phone:+919876543210"]);
    }),
  );
});

/** Leads that share some phones and addresses, each with another time. */
const CROWD = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((people) =>
    people.map(([phone, email], n) =>
      lead(`${n}`, {
        receivedAt: (n * 7) % 5,
        phone: phone === 0 ? "" : `+91987654321${phone}`,
        email: email === 0 ? "" : `p${email}@example.in`,
        owner: n % 3 === 0 ? `op${n}@example.in` : null,
      }),
    ),
  );

test("the cards are the same in any order of arrival, and no lead is lost", () => {
  fc.assert(
    fc.property(CROWD, fc.infiniteStream(fc.nat()), (crowd, picks) => {
      const order = crowd
        .map((one) => ({ one, at: picks.next().value as number }))
        .toSorted((a, b) => a.at - b.at);
      const later = order.reduce<LeadOfCard[]>((known, { one }) => arranged([...known, one]), []);
      const atOnce = arranged(crowd);
      const links = linksOf(later);
      expect(links).toEqual(linksOf(atOnce));
      expect(cardSteps(later)).toEqual([]);
      const shown = later.flatMap(({ id, lead }) =>
        lead.cardId === null ? [id, ...lead.earlier] : [],
      );
      expect(shown.toSorted()).toEqual(crowd.map(({ id }) => id).toSorted());
      for (const { id, lead } of later) {
        const head = later.find((one) => one.id === (lead.cardId ?? id))!;
        expect(head.lead.cardId).toBeNull();
        expect(lead.cardId === null || head.lead.earlier.includes(id)).toBe(true);
      }
    }),
  );
});

test("the latest lead is the head, an address of the newsletter only alone, a check not beside its form", () => {
  const news = lead("news", { receivedAt: 90 }, NEWSLETTER);
  const old = lead("old", { receivedAt: 10 });
  const late = lead("late", { receivedAt: 20 });
  expect([headOf([old, news, late]).id, headOf([news]).id]).toEqual(["late", "news"]);
  const form = lead("form", { receivedAt: 100_000 }, ONBOARDING);
  const check = (receivedAt: number) => lead("check", { receivedAt }, CHECK);
  expect([100_000, 159_999, 160_000].map((at) => headOf([form, news, check(at)]).id)).toEqual([
    "form",
    "form",
    "check",
  ]);
  expect(headOf([news, check(90)]).id).toBe("check");
  expect(headOf([lead("b"), lead("a")]).id).toBe("a");
  const ended = lead("ended", { receivedAt: 95, consent: { ...CONTACT.consent, withdrawnAt: 99 } });
  expect([headOf([ended, news, old]).id, headOf([ended, news]).id]).toEqual(["old", "ended"]);
});

test("a new head takes over the operator, and a lead given back stays given back", () => {
  const old = lead("old", { receivedAt: 1, owner: "op@example.in", status: "talking" });
  const joined = arranged([old, lead("new", { receivedAt: 2 })]);
  expect(joined.map(({ lead: { owner, status } }) => [owner, status])).toEqual([
    ["op@example.in", "talking"],
    ["op@example.in", "new"],
  ]);
  const back = joined.map(({ id, lead }) => ({ id, lead: { ...lead, owner: null } }));
  expect(cardSteps(back)).toEqual([]);
});

test("a new head takes over the clock of the first order that nobody has answered", () => {
  const order = lead("order", { receivedAt: 10 });
  const later = lead("later", { receivedAt: 20 }, ONBOARDING);
  const question = lead("question", { receivedAt: 30, topic: "question", phone: "" });
  const asha = (one: LeadOfCard, words: object = {}): LeadOfCard => ({
    ...one,
    lead: { ...one.lead, email: CONTACT.email, ...words } as Lead,
  });
  const opened = (at: number): LeadNote => ({
    ...{ at, by: "op@example.in", status: "new", text: "" },
    action: { kind: "opened", way: "phone", template: null },
  });
  const clockOver = (...others: LeadOfCard[]) =>
    arranged([asha(question), ...others.map((one) => asha(one))])[0]!.lead.askedAt;
  expect(clockOver(order, later)).toBe(10);
  expect(clockOver(asha(later))).toBe(20);
  expect(clockOver(asha(order, { topic: "question" }), asha(later, { nextAt: 99 }))).toBeNull();
  const withdrawnAt = 15;
  expect(clockOver(asha(order, { consent: { ...CONTACT.consent, withdrawnAt } }))).toBeNull();
  // An answer to one lead is an answer to the person, for what was asked until then.
  expect(clockOver(order, asha(later, { notes: [opened(25)] }))).toBeNull();
  const old = lead("old", { receivedAt: 1, notes: [opened(5)] });
  expect(clockOver(order, asha(old))).toBe(10);
  const answered = arranged([asha(question, { notes: [opened(35)] }), asha(order)]);
  expect(answered[0]!.lead.askedAt).toBeNull();
  // Who is not the head has no clock of another one.
  const parted = arranged([asha(question, over(["order"], 10)), asha(order)], "order");
  expect(parted.map((one) => one.lead.askedAt)).toEqual([null, null]);
});

test("leads taken apart never meet, also not through a third; the newest of them gets it", () => {
  const [a, b] = [lead("a", { receivedAt: 1 }), lead("b", { receivedAt: 2, apart: ["a"] })];
  expect(idsIn(cardsOf([a, b]))).toEqual([["a"], ["b"]]);
  expect(idsIn(cardsOf([a, b, lead("c", { receivedAt: 3 })]))).toEqual([["a"], ["b", "c"]]);
  expect(idsIn(cardsOf([{ ...a, lead: withApart(a.lead, ["b"]) }, b]))).toEqual([["a"], ["b"]]);
  expect(withoutApart(b.lead, ["a", "x"]).apart).toEqual([]);
  expect(withApart(b.lead, ["a", "x"]).apart).toEqual(["a", "x"]);
});

/** The place of a head over other leads, of which an order waits since then. */
const over = (earlier: string[], askedAt: number) => ({ earlier, askedAt });

test("the rest of a card stays together when its head leaves, is flagged or is gone", () => {
  const strangers = [
    lead("h", { receivedAt: 3, phone: "", email: "h@example.in", ...over(["a", "b"], 1) }),
    lead("a", { receivedAt: 2, phone: "", email: "a@example.in", cardId: "h" }),
    lead("b", { receivedAt: 1, phone: "", email: "b@example.in", cardId: "h" }),
  ];
  const rest = { h: [], a: ["b"], b: "a" };
  expect(cardSteps(strangers)).toEqual([]);
  expect(linksOf(arranged(strangers, "h"))).toEqual(rest);
  const [head, ...others] = strangers as [LeadOfCard, LeadOfCard, LeadOfCard];
  const flagged = { ...head, lead: { ...head.lead, flags: ["spam"] } };
  expect(linksOf(arranged([flagged, ...others]))).toEqual(rest);
  expect(linksOf(arranged(others))).toEqual({ a: ["b"], b: "a" });
  // The lead that leaves is written last: it names the others.
  expect(cardSteps(strangers, "h").map((step) => step.map(({ id }) => id))).toEqual([
    ["a"],
    ["b"],
    ["h"],
  ]);
});

test("a card that was written in part is completed", () => {
  const [a, b] = [lead("a", { receivedAt: 1, phone: "" }), lead("b", { receivedAt: 2 })];
  const half = { ...b, lead: { ...b.lead, email: "", earlier: ["a", "gone"] } };
  expect(linksOf(arranged([a, half]))).toEqual({ a: "b", b: ["a"] });
  const chain = [
    lead("x", { receivedAt: 1, email: "x@example.in", phone: "", cardId: "y" }),
    lead("y", { receivedAt: 2, email: "y@example.in", phone: "", cardId: "z", earlier: ["x"] }),
    lead("z", { receivedAt: 3, email: "z@example.in", phone: "", earlier: ["y"] }),
  ];
  expect(linksOf(arranged(chain))).toEqual({ x: "z", y: "z", z: ["y", "x"] });
});

test("a full card takes no more leads", () => {
  const crowd = Array.from({ length: MOST_ON_CARD + 1 }, (_, n) => lead(`${n}`, { receivedAt: n }));
  expect(cardsOf(crowd).map(({ length }) => length)).toEqual([1, MOST_ON_CARD]);
});

test("the place on a card is compared whole, and names the others", () => {
  const head = { ...CONTACT, earlier: ["a", "b"] };
  expect([
    isSameCard(head, { ...head, owner: "x" }),
    isSameCard(head, { ...head, earlier: ["a"] }),
    isSameCard(head, { ...head, cardId: "a" }),
    isSameCard(head, { ...head, apart: ["a"] }),
  ]).toEqual([true, false, false, false]);
  expect([linkedIds(head), linkedIds({ ...CONTACT, cardId: "h" })]).toEqual([["a", "b"], ["h"]]);
});

test("a note says who joined it to what, as long as there is room", () => {
  const action = { kind: "joined", reference: "BG-2" } as const;
  const noted = withCardNote({ ...CONTACT, status: "demo" }, action, { by: "op", at: 5 });
  expect(noted.notes).toEqual([{ at: 5, by: "op", status: "demo", text: "", action }]);
  const full = { ...CONTACT, notes: Array.from({ length: MAX_NOTES }, () => noted.notes[0]!) };
  expect(withCardNote(full, action, { by: "op", at: 5 })).toBe(full);
});

test("the index names each lead once, as long as the longest is kept", () => {
  const one = withLeadIn(null, "a", 10, 0);
  expect(withLeadIn(one, "a", 30, 0)).toEqual({ leads: [{ id: "a", until: 30 }] });
  const two = withLeadIn(one, "b", null, 0);
  expect([personKeptMs(one, 4), personKeptMs(two, 4), personKeptMs(one, 40)]).toEqual([
    6,
    Infinity,
    0,
  ]);
  expect(withLeadIn(two, "c", 50, 20).leads.map(({ id }) => id)).toEqual(["b", "c"]);
  expect(withoutLeadIn(two, "b")).toEqual(one);
  const full = Array.from({ length: MOST_ON_CARD }, (_, n) => `${n}`).reduce(
    (index, id) => withLeadIn(index, id, null, 0),
    one,
  );
  expect(full.leads).toHaveLength(MOST_ON_CARD);
  expect(withLeadIn(full, "late", null, 0).leads.some(({ id }) => id === "late")).toBe(false);
});
