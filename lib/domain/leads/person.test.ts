// holds: #one-key-a-person, #desk
import fc from "fast-check";
import { CHECK, CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { briefOf, message, personOf, PROMISE } from "@/test/builders/people";
import { wishedCall } from "@/lib/domain/calls/call";
import type { Lead } from "./lead";
import { withClaim } from "./payments";
import {
  alsoOf,
  answerByOf,
  countsOf,
  decidedOf,
  detailsOf,
  erasedBuyer,
  isOpenStage,
  isSilent,
  isSpam,
  isWorkedOn,
  joinedPersons,
  NEW_PERSON,
  type Person,
  personFields,
  shownLead,
  waitingLeads,
  withFields,
  withoutExpired,
  withoutPersonLead,
  withPersonLead,
} from "./person";
import type { PersonLead } from "./person-lead";
import type { PersonNote } from "./person-notes";
import { personRow } from "./person-row";
import type { Sale } from "./sale";

const DAY_MS = 86_400_000;
const at = (time: string) => Date.parse(`${time}+05:30`);
const note = (stage: string, noted: number, action?: PersonNote["action"]): PersonNote => ({
  at: noted,
  by: "op@example.in",
  stage,
  text: "",
  ...(action && { action }),
});
const sale = (part: Partial<Sale> = {}): Sale => ({
  id: "1",
  at: 100,
  by: "op@example.in",
  lead: null,
  packageId: "suite",
  rupees: 17699,
  dueOn: "2026-12-05",
  payments: [],
  ...part,
});
const payment = (rupees: number, noted = 200) => ({
  at: noted,
  on: "2026-11-27",
  rupees,
  way: "upi",
  utr: "412345678901",
  by: "op@example.in",
});
const won = (person: Person, ...sales: readonly Sale[]): Person => ({
  ...person,
  stage: "won",
  sales,
  version: 1,
});
const withdrawn = { consent: { ...CONTACT.consent, withdrawnAt: 20 } };

describe("who a person is", () => {
  const first = message("a", "question", { receivedAt: 10, email: "" });
  const second = message("b", "order", { receivedAt: 20, name: "Vikas", location: "Pune" });
  const spam = message("c", "order", { receivedAt: 5, name: "Cheap loans", flags: ["spam"] });

  test("the oldest message that says it, but spam only where nothing else came", () => {
    const person = personOf(second, spam, first);
    expect(person.leads.map(({ id }) => id)).toEqual(["c", "a", "b"]);
    expect(detailsOf(person)).toMatchObject({
      name: "Asha Patil",
      email: "asha@example.in",
      location: "Pune",
    });
    expect(alsoOf(person)).toEqual(["Vikas"]);
    expect(detailsOf(personOf(spam)).name).toBe("Cheap loans");
    expect(detailsOf(NEW_PERSON).name).toBe("");
  });

  test("as an operator corrected it", () => {
    const person = { ...personOf(first, second), details: { name: "Asha P.", location: "" } };
    expect(detailsOf(person)).toMatchObject({ name: "Asha P.", location: "" });
    expect(alsoOf(person)).toEqual(["Asha Patil", "Vikas"]);
  });

  const worked = { ...personOf(message("a", "question", { receivedAt: 10 })), version: 1 };

  test("once somebody worked on it, an older, newer or changed message is but one line", () => {
    for (const receivedAt of [5, 20]) {
      const part = { receivedAt, name: "Evil", phone: "+919822012345", email: "evil@example.in" };
      const person = withPersonLead(worked, message("b", "order", { ...part, location: "Pune" }));
      expect(detailsOf(person)).toEqual(detailsOf(worked));
      expect(alsoOf(person)).toEqual(["Evil", "+919822012345", "evil@example.in"]);
    }
    const renamed = withPersonLead(worked, message("a", "question", { name: "Evil" }));
    expect([detailsOf(renamed).name, alsoOf(renamed)]).toEqual(["Asha Patil", ["Evil"]]);
  });

  test("what it was stays when its messages expire, if somebody worked on it", () => {
    const { until } = worked.leads[0]!;
    expect(withoutExpired(worked, until - 1)).toBe(worked);
    const gone = withoutExpired(worked, until);
    expect([gone.leads, detailsOf(gone)]).toEqual([[], detailsOf(worked)]);
    const unknown = withoutExpired({ ...worked, version: 0 }, until);
    expect(detailsOf(unknown).name).toBe("");
  });

  test("a history without messages takes the name of the first that comes, and of an earlier release's next one what it lacks", () => {
    const former: Person = { ...NEW_PERSON, notes: [note("talking", 5)] };
    const person = withPersonLead(former, first);
    expect(detailsOf(person)).toMatchObject({ name: "Asha Patil", email: "" });
    const both = withPersonLead(person, second);
    expect(detailsOf(both)).toMatchObject({ name: "Asha Patil", email: "asha@example.in" });
  });
});

test("a person is worked on after a change, a note or a sale", () => {
  const works = [{ version: 1 }, { notes: [note("new", 1)] }, { sales: [sale()] }];
  expect(isWorkedOn(NEW_PERSON)).toBe(false);
  for (const part of works) expect(isWorkedOn({ ...NEW_PERSON, ...part })).toBe(true);
});

test("a person is spam of whom nothing else came, and to whom nothing was sold", () => {
  const spam = message("a", "order", { flags: ["spam"] });
  expect(isSpam(personOf(spam))).toBe(true);
  expect(isSpam(personOf(spam, message("b", "order")))).toBe(false);
  expect(isSpam(won(personOf(spam), sale()))).toBe(false);
  expect(isSpam(NEW_PERSON)).toBe(false);
});

test("we are silent by the person's word, and after every consent was withdrawn", () => {
  const ended = message("a", "order", withdrawn);
  expect(isSilent(personOf(ended))).toBe(true);
  expect(isSilent(personOf(ended, message("b", "order")))).toBe(false);
  expect(isSilent({ ...personOf(message("b", "order")), isBarred: true })).toBe(true);
  expect(isSilent(NEW_PERSON)).toBe(false);
});

describe("what waits", () => {
  const question = message("q", "question", { receivedAt: 10 });
  const order = message("o", "order", { receivedAt: 20 });
  const earlier = message("p", "order", { receivedAt: 15 });
  const withCheck = briefOf("c", { ...CHECK, receivedAt: 21 });

  test("the strongest wish first, of equal ones the oldest; a check that came with a form is the form's", () => {
    const person = personOf(question, order, withCheck, earlier);
    expect(waitingLeads(person).map(({ id }) => id)).toEqual(["p", "o", "q"]);
    expect(waitingLeads({ ...person, isBarred: true })).toEqual([]);
    expect(waitingLeads(personOf(withCheck)).map(({ id }) => id)).toEqual(["c"]);
  });

  test("a row shows a claim, what waits, a call to come, else what came last", () => {
    const claiming = briefOf(
      "x",
      withClaim({ ...CONTACT, topic: "question" }, { at: 50, way: "upi", utr: "1" }),
    );
    const call = message("k", "call", { call: wishedCall(99) });
    const answered = { ...order, answeredAt: 30 };
    const late = { ...question, receivedAt: 40, answeredAt: 41, id: "late" };
    const spam = message("s", "order", { receivedAt: 90, flags: ["spam"] });
    const shown = (...leads: PersonLead[]) => shownLead(personOf(...leads))?.id;
    expect(shown(claiming, order, call)).toBe("x");
    expect(shown(order, call)).toBe("o");
    expect(shown(answered, call, late)).toBe("k");
    expect(shown(answered, late, spam)).toBe("late");
    expect(shown(spam)).toBe("s");
    expect(shown()).toBeUndefined();
  });

  test("an answer is promised from the first that waits, or says that it is paid", () => {
    const monday = at("2026-11-23T11:00:00");
    const asked = message("a", "order", { receivedAt: monday });
    expect(answerByOf(personOf(asked), PROMISE)).toBe(monday + DAY_MS);
    const lead = withClaim(
      { ...CONTACT, receivedAt: monday },
      { at: monday + DAY_MS, way: "upi", utr: "1" },
    );
    const claimed = { ...briefOf("b", lead), answeredAt: monday };
    expect(answerByOf(personOf(claimed), PROMISE)).toBe(monday + 2 * DAY_MS);
    expect(answerByOf(personOf({ ...asked, answeredAt: monday }), PROMISE)).toBeNull();
  });
});

test("more than a hundred messages: those that wait stay, the oldest first, then the latest others", () => {
  const sent = (id: string, receivedAt: number, answeredAt: number | null) => ({
    ...message(id, "question", { receivedAt }),
    answeredAt,
  });
  const answered = Array.from({ length: 99 }, (_, n) => sent(`a${n}`, n, n));
  const idsOf = (...leads: PersonLead[]) => personOf(...leads).leads.map(({ id }) => id);
  const some = idsOf(...answered, sent("w", 0, null), sent("late", 200, 200));
  expect(some).toEqual(["w", ...answered.slice(1).map(({ id }) => id), "late"]);
  const waiting = Array.from({ length: 101 }, (_, n) => sent(`w${n}`, n, null));
  expect(idsOf(...waiting)).toEqual(waiting.slice(0, 100).map(({ id }) => id));
});

describe("the fields by which a person is found", () => {
  const monday = at("2026-11-23T11:00:00");
  const order = message("o", "order", { receivedAt: monday });
  const answered = { ...order, answeredAt: monday };
  const fieldsOf = (person: Person) => personFields(person, PROMISE);

  test("an order waits before a question, and a payment before both", () => {
    const base = {
      isSpam: false,
      listedAs: "new",
      whose: "",
      latestAt: monday,
      foldAt: order.until,
    };
    const late = monday + DAY_MS;
    expect(fieldsOf(personOf(order))).toEqual({
      ...base,
      waitRank: 1,
      waitsAt: monday,
      lateAt: late,
    });
    expect(fieldsOf(personOf({ ...order, wants: "call" })).waitRank).toBe(1);
    expect(fieldsOf(personOf({ ...order, wants: "question" })).waitRank).toBe(2);
    const claimed = { ...answered, claimedAt: monday + 5 };
    expect(fieldsOf(personOf(claimed))).toMatchObject({ waitRank: 0, waitsAt: monday + 5 });
  });

  test("M2: what is due after a part payment stays, with its date", () => {
    const person = won(personOf(answered), sale({ payments: [payment(8_000)] }));
    const dueAt = at("2026-12-05T00:00:00");
    expect(fieldsOf(person)).toMatchObject({ dueAt, owesSince: 100, paidAt: 200 });
    expect(fieldsOf(person).lateAt).toBe(at("2026-12-06T00:00:00"));
    const paid = won(personOf(answered), sale({ payments: [payment(8_000), payment(9_699, 300)] }));
    const fields = fieldsOf(paid);
    expect([fields.dueAt, fields.owesSince, fields.paidAt]).toEqual([undefined, undefined, 300]);
  });

  test("what an earlier release won, and no payment is known of, is money's alone", () => {
    const fields = fieldsOf(won(personOf(answered), sale({ dueOn: null })));
    expect([fields.owesSince, fields.dueAt, fields.datelessAt]).toEqual([
      100,
      undefined,
      undefined,
    ]);
  });

  test("M5: what is open has a date, or is among those without one", () => {
    const talking = { ...personOf(answered), stage: "talking" };
    expect(fieldsOf(talking).datelessAt).toBe(monday);
    expect(fieldsOf({ ...talking, nextAt: 5 })).toMatchObject({ stepAt: 5, lateAt: 5 });
    expect(fieldsOf({ ...talking, nextAt: 5 }).datelessAt).toBeUndefined();
    expect(fieldsOf(personOf(answered)).datelessAt).toBe(monday);
    const others = [
      { ...talking, stage: "lost" },
      { ...talking, isBarred: true, nextAt: 5 },
      personOf(message("i", "question", { channel: "import" })),
      personOf({ ...answered, callAt: 99 }),
      personOf(message("s", "order", { flags: ["spam"] })),
    ];
    for (const one of others) expect(fieldsOf(one).datelessAt).toBeUndefined();
    expect(fieldsOf(others[1]!).stepAt).toBeUndefined();
  });

  test("it was lost when it was said, whatever was noted later", () => {
    const lost = { ...personOf(answered), stage: "lost" };
    const notes = [note("lost", 1), note("talking", 2), note("lost", 3), note("lost", 4)];
    expect(fieldsOf({ ...lost, notes }).lostAt).toBe(3);
    expect(fieldsOf(lost).lostAt).toBe(monday);
    expect(fieldsOf(personOf(answered)).lostAt).toBeUndefined();
  });

  test("they replace the former ones, whoever it is", () => {
    const owned = { ...personOf(order), owner: "op@example.in", waitRank: 0, lostAt: 1 } as Person;
    const stored = withFields(owned, PROMISE);
    expect(stored).toMatchObject({ whose: "op@example.in", waitRank: 1 });
    expect(stored).not.toHaveProperty("lostAt");
    expect(fieldsOf(erasedBuyer(won(NEW_PERSON, sale({ payments: [payment(1)] })))!).latestAt).toBe(
      200,
    );
    expect(fieldsOf(NEW_PERSON).latestAt).toBe(0);
  });
});

test("wishes are counted, the strongest first, equal ones in one order, without spam", () => {
  const leads = ["survey", "question", "order", "question"].map((topic, n) =>
    message(`${n}`, topic),
  );
  const counts = [
    { wants: "order", n: 1 },
    { wants: "question", n: 2 },
    { wants: "survey", n: 1 },
  ];
  const spam = message("s", "order", { flags: ["spam"] });
  for (const later of [0, 20]) {
    const order = leads.map((lead, n) => (n === 0 ? { ...lead, receivedAt: later } : lead));
    expect(countsOf(personOf(...order, spam))).toEqual(counts);
  }
});

test("what is decided is that alone", () => {
  const { details, notes, leads, version, undo, isErased, ...decided } = NEW_PERSON;
  expect(decidedOf(NEW_PERSON)).toEqual(decided);
  expect(["new", "talking", "offer", "won", "lost"].map(isOpenStage)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

describe("two persons who are one", () => {
  const lost: Person = {
    ...NEW_PERSON,
    stage: "lost",
    lostReason: "price",
    version: 3,
    notes: [note("lost", 5)],
  };
  const offer: Person = {
    ...NEW_PERSON,
    stage: "offer",
    nextAt: 9,
    version: 2,
    notes: [note("offer", 4)],
  };

  test("the further stage of those on whom somebody worked counts, and lost is behind", () => {
    const joined = joinedPersons(lost, offer);
    expect(joined).toMatchObject({ stage: "offer", lostReason: null, nextAt: 9, version: 3 });
    expect(joined.notes.map(({ at: noted }) => noted)).toEqual([4, 5]);
    expect(joinedPersons(offer, lost)).toMatchObject({ stage: "offer", lostReason: null });
    expect(joinedPersons(lost, NEW_PERSON)).toMatchObject({ stage: "lost", lostReason: "price" });
    expect(joinedPersons(NEW_PERSON, lost)).toMatchObject({ stage: "lost", lostReason: "price" });
    expect(joinedPersons(lost, { ...lost, lostReason: "time" }).lostReason).toBe("price");
  });

  test("all sales are kept, in their order, and no tap from before can be undone", () => {
    const undo = { at: 1, by: "", before: decidedOf(NEW_PERSON), answered: {}, touched: [] };
    const one = { ...won(NEW_PERSON, sale({ id: "b", at: 2 })), undo, owner: "a@example.in" };
    const other = { ...won(NEW_PERSON, sale({ id: "a", at: 1 })), owner: "b@example.in" };
    const joined = joinedPersons(one, other);
    expect(joined).toMatchObject({ stage: "won", owner: "a@example.in", undo: null });
    expect(joined.sales.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(joinedPersons(lost, other)).toMatchObject({ stage: "won", lostReason: null });
  });

  test("what was corrected for the first goes before", () => {
    const named = (name: string) => ({ ...NEW_PERSON, details: { name }, isBarred: name === "B" });
    expect(joinedPersons(named("A"), named("B"))).toMatchObject({
      details: { name: "A" },
      isBarred: true,
    });
  });
});

test("of a deleted buyer package, days and sums are left, and nothing of the person", () => {
  const buyer = won(
    personOf(message("a", "order")),
    sale({ lead: "a", payments: [payment(8_000)] }),
  );
  const left = erasedBuyer({ ...buyer, notes: [note("won", 1)], details: { name: "Asha" } })!;
  expect(left).toEqual({
    ...NEW_PERSON,
    stage: "won",
    isErased: true,
    sales: [
      {
        id: "1",
        at: 100,
        by: "",
        lead: null,
        packageId: "suite",
        rupees: 17699,
        dueOn: null,
        payments: [
          {
            at: 200,
            on: "2026-11-27",
            rupees: 8e3,
            way: "upi",
            utr: "",
            by: "",
          },
        ],
      },
    ],
  });
  expect(erasedBuyer(personOf(message("a", "order")))).toBeNull();
});

describe("a row", () => {
  const order = message("o", "order", { receivedAt: 10, lang: "hi" });

  test("M1: who has paid is won, with the sums, though a question is newer", () => {
    const question = message("q", "question", { receivedAt: 20, message: "earlier question" });
    const person = won(
      personOf({ ...order, answeredAt: 15 }, question),
      sale({ payments: [payment(8_000)] }),
    );
    expect(personRow("key", person, PROMISE)).toMatchObject({
      person: "key",
      name: "Asha Patil",
      stage: "won",
      packageId: "suite",
      sums: {
        rupees: 17699,
        paid: 8e3,
        due: 9699,
      },
      wants: "question",
      reference: "BG-q",
      firstWords: "earlier question",
      isSilent: false,
      isSpam: false,
      isClaimed: false,
      counts: [
        {
          wants: "order",
          n: 1,
        },
        {
          wants: "question",
          n: 1,
        },
      ],
    });
  });

  test("it has the last score, the next call and a claim", () => {
    const scored = briefOf("c", { ...CHECK, receivedAt: 30 });
    const calls = [200, 100].map((time) => ({ ...order, id: `k${time}`, callAt: time }));
    const person = personOf(scored, ...calls, { ...order, claimedAt: 40 });
    expect(personRow("key", person, PROMISE)).toMatchObject({
      score: {
        health: 43,
        grade: "D",
      },
      area: "operations",
      callAt: 100,
      isClaimed: true,
      packageId: "complete",
      lang: "hi",
      arrivedAt: 10,
    });
    expect(personRow("key", personOf(order), PROMISE)).toMatchObject({
      score: null,
      area: "growth",
    });
  });

  test("of a deleted buyer it has the sums alone", () => {
    const row = personRow("key", erasedBuyer(won(NEW_PERSON, sale({ packageId: null })))!, PROMISE);
    expect(row).toMatchObject({
      name: "",
      wants: "",
      reference: "",
      packageId: null,
      area: null,
      lang: "en",
      firstWords: "",
      arrivedAt: 100,
      answerBy: null,
      callAt: null,
      isErased: true,
    });
    expect(personRow("key", NEW_PERSON, PROMISE).arrivedAt).toBe(0);
  });

  test("I1: who was imported wishes nothing and is promised nothing", () => {
    const person = personOf(message("i", "question", { channel: "import" }));
    expect(personRow("key", person, PROMISE)).toMatchObject({
      wants: "known",
      answerBy: null,
      stage: "new",
    });
    const { waitRank, lateAt, datelessAt } = personFields(person, PROMISE);
    expect([waitRank, lateAt, datelessAt]).toEqual([undefined, undefined, undefined]);
  });
});

const text = (...choices: string[]) => fc.constantFrom("", ...choices);
const arrival = fc.record({
  receivedAt: fc.integer({ min: 0, max: 50 }),
  name: text("Asha", "Vikas", "विकास"),
  email: text("a@shop.in", "b@shop.in"),
  topic: fc.constantFrom("order", "call", "demo", "question", "training"),
  channel: fc.constantFrom("site", "visit", "import"),
  claimed: fc.boolean(),
  kind: fc.constantFrom("contact", "onboarding", "check"),
});
const arrivals = fc.array(arrival, { minLength: 1, maxLength: 8 }).map((all) =>
  all.map(({ kind, claimed, topic, channel, name, ...part }, n): PersonLead => {
    const lead: Lead =
      kind === "contact"
        ? { ...CONTACT, ...part, name, topic, channel }
        : kind === "check"
          ? { ...CHECK, ...part, name }
          : { ...ONBOARDING, ...part, firstName: name };
    const utr = `41234567890${n}`;
    return briefOf(
      `${n}`,
      claimed ? withClaim(lead, { at: part.receivedAt, way: "upi", utr }) : lead,
    );
  }),
);

test("a message taken away leaves the person that would be there had it never come", () => {
  fc.assert(
    fc.property(arrivals, fc.nat(), (leads, chosen) => {
      const gone = leads[chosen % leads.length]!;
      const rest = leads.filter((lead) => lead !== gone);
      const person = withoutPersonLead(personOf(...leads), gone.id);
      expect(person).toEqual(rest.length === 0 ? null : personOf(...rest));
      expect(personOf(...leads.toReversed())).toEqual(personOf(...leads));
    }),
  );
});

test("the sums of a buyer stay without a message", () => {
  const buyer = won(personOf(message("a", "order")), sale());
  expect(withoutPersonLead(buyer, "a")).toEqual({ ...buyer, leads: [] });
});
