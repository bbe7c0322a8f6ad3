// holds: #desk, #paying
import { CONTACT } from "@/test/builders/desk-leads";
import { briefOf, changedBy, message, personOf, PROMISE } from "@/test/builders/people";
import { wishedCall } from "@/lib/domain/calls/call";
import type { Lead } from "@/lib/domain/leads/lead";
import { withClaim } from "@/lib/domain/leads/payments";
import { detailsOf, NEW_PERSON, type Person, personFields } from "@/lib/domain/leads/person";
import { type ContactWay, MAX_NOTES } from "@/lib/domain/leads/person-notes";
import { MOST_PAYMENTS, MOST_SALES, saleSums } from "@/lib/domain/leads/sale";
import type { Agreed, Fault, Paid, PersonChange } from "./person-change";
import {
  type Author,
  canUndo,
  changeFault,
  correctedMeanwhile,
  editedFields,
  isAdding,
  touchedLeads,
  withAnswer,
  withChange,
} from "./person-changes";

const ASHA = "asha@bizgrow.example";
const T = Date.parse("2026-11-26T11:00:00+05:30");
const MINUTE_MS = 60_000;
const author: Author = { by: ASHA, at: T, isAlone: false };
const later = (minutes: number): Author => ({ ...author, at: T + minutes * MINUTE_MS });
const SUITE: Agreed = { packageId: "suite", rupees: 17_699, dueOn: "2026-12-05" };

const talk = (part: Partial<Extract<PersonChange, { kind: "talk" }>> = {}) =>
  ({ kind: "talk", text: "", ...part }) as const;
const sell = (sold: Agreed = SUITE) => talk({ stage: "won", sold });
const sum = (rupees: number): Paid => ({
  rupees,
  on: "2026-11-26",
  way: "upi",
  utr: "412345678901",
});
const pay = (rupees: number, sold: Agreed | null = null) =>
  ({ kind: "paid", payment: sum(rupees), sold }) as const;
const refund = (rupees: number) => ({ kind: "refunded", payment: sum(rupees) }) as const;
const unsold = (person: Person) => ({ kind: "sale", id: person.sales[0]!.id, sold: null }) as const;
const after = (person: Person, ...changes: readonly PersonChange[]) =>
  changedBy(person, changes, author);
const faultOf = (person: Person, change: PersonChange, by = author): Fault | null =>
  changeFault(person, change, by);
const sums = ({ sales }: Person) => Object.values(saleSums(sales));
const lastNote = ({ notes }: Person) => notes.at(-1);
const answers = ({ leads }: Person) => leads.map(({ answeredAt }) => answeredAt);

const order = message("o", "order", { receivedAt: T - 10 });
const question = message("q", "question", { receivedAt: T - 5 });
const asked = personOf(order, question);
const sold = after(asked, sell());

describe("a talk", () => {
  test("a note about who is new answers nobody, and is taken by its operator", () => {
    const noted = after(asked, talk({ text: "Rang twice." }));
    expect(noted).toMatchObject({ stage: "new", owner: ASHA, nextAt: null, version: 1 });
    expect(answers(noted)).toEqual([null, null]);
    expect(noted.notes).toEqual([{ at: T, by: ASHA, stage: "new", text: "Rang twice." }]);
  });

  test("with one operator nothing is owned", () => {
    expect(withChange(asked, talk({ text: "x" }), { ...author, isAlone: true }).owner).toBeNull();
    expect(after({ ...asked, owner: "ravi@x.in" }, talk({ text: "x" })).owner).toBe("ravi@x.in");
  });

  test("a stage or a next step answers all messages", () => {
    for (const change of [talk({ stage: "talking" }), talk({ nextAt: T + 1 })])
      expect(answers(after(asked, change))).toEqual([T, T]);
    expect(lastNote(after(asked, talk({ nextAt: 5 })))?.action).toEqual({ kind: "next", at: 5 });
  });

  test("a next step that is only removed answers nobody", () => {
    const step = { ...asked, nextAt: 5 };
    for (const stage of ["new", "talking"]) {
      const removed = after({ ...step, stage }, talk({ nextAt: null }));
      expect([removed.nextAt, ...answers(removed)]).toEqual([null, null, null]);
    }
    expect(answers(after(step, talk({ text: "No hurry.", nextAt: null })))).toEqual([null, null]);
    expect(after(asked, talk({ nextAt: null }))).toBe(asked);
  });

  test("nothing typed or chosen changes nothing", () => {
    const talking = after(asked, talk({ stage: "talking", nextAt: 5 }));
    for (const change of [talk(), talk({ stage: "talking" }), talk({ nextAt: 5 })])
      expect(withChange(talking, change, later(9))).toBe(talking);
  });

  test("lost wants a reason, and removes the next step and what was agreed", () => {
    expect(faultOf(sold, talk({ stage: "lost" }))).toEqual({ kind: "reason" });
    const lost = after(sold, talk({ stage: "lost", reason: "price", nextAt: T + 1 }));
    expect(lost).toMatchObject({ stage: "lost", lostReason: "price", sales: [], nextAt: null });
    expect(lastNote(lost)?.action).toEqual({ kind: "lost", reason: "price" });
    const noted = withChange(lost, talk({ stage: "lost", text: "Came by." }), later(9));
    expect(lastNote(noted)).toEqual({ at: later(9).at, by: ASHA, stage: "lost", text: "Came by." });
    const back = after(lost, talk({ stage: "talking" }));
    expect(back).toMatchObject({ stage: "talking", lostReason: null });
  });

  test("who has paid is neither lost nor talking again", () => {
    const paid = after(sold, pay(8_000));
    for (const stage of ["lost", "talking", "new", "offer"] as const)
      expect(faultOf(paid, talk({ stage, reason: "price" }))).toEqual({
        kind: "isPaid",
        paid: 8_000,
      });
  });
});

describe("a sale", () => {
  test("M3: won asks for what was agreed, and is that alone", () => {
    expect(faultOf(asked, talk({ stage: "won" }))).toEqual({ kind: "noSale" });
    expect(sold).toMatchObject({ stage: "won", nextAt: null, owner: ASHA });
    expect(sold.sales).toEqual([
      { ...SUITE, id: `${T}`, at: T, by: ASHA, lead: "o", payments: [] },
    ]);
    expect(lastNote(sold)?.action).toEqual({ kind: "won", rupees: 17_699, packageId: "suite" });
    expect(answers(sold)).toEqual([T, T]);
    expect(after(asked, talk({ stage: "won", sold: SUITE, nextAt: T + 1 })).nextAt).toBe(T + 1);
  });

  test("M2: a part payment leaves the rest due, with its date", () => {
    const person = after(sold, pay(8_000));
    expect(sums(person)).toEqual([17_699, 8_000, 9_699]);
    expect(person.stage).toBe("won");
    const dueAt = Date.parse("2026-12-05T00:00:00+05:30");
    expect(personFields(person, PROMISE)).toMatchObject({
      dueAt,
      lateAt: dueAt + 24 * 60 * MINUTE_MS,
    });
  });

  test("M4: the package can be corrected, the sum not below what was paid", () => {
    const paid = after(sold, pay(8_000));
    const corrected = { packageId: "complete", rupees: 8_000, dueOn: null };
    const change = { kind: "sale", id: `${T}`, sold: corrected } as const;
    const person = after(paid, change);
    expect(person.sales).toMatchObject([{ ...corrected, id: `${T}`, at: T, lead: "o" }]);
    expect(lastNote(person)?.action).toEqual({ kind: "won", rupees: 8_000, packageId: "complete" });
    const less = { ...change, sold: { ...corrected, rupees: 7_999 } };
    expect(faultOf(paid, less)).toEqual({ kind: "lessThanPaid", paid: 8_000, rupees: 7_999 });
    expect(faultOf(paid, { ...change, id: "other" })).toEqual({ kind: "noSale" });
  });

  test("it is taken back while nothing is paid, to the stage of before", () => {
    const offered = after(asked, talk({ stage: "offer" }), sell());
    const back = after(offered, unsold(offered));
    expect(back).toMatchObject({ stage: "offer", sales: [] });
    expect(lastNote(back)?.action).toEqual({ kind: "unsold", rupees: 17_699 });
    const noted = after(asked, talk({ text: "x" }), sell());
    for (const person of [sold, noted]) expect(after(person, unsold(person)).stage).toBe("talking");
    const paid = after(sold, pay(1));
    expect(faultOf(paid, unsold(paid))).toEqual({ kind: "isPaid", paid: 1 });
  });

  const AGAIN: Agreed = { packageId: "complete", rupees: 100, dueOn: null };
  const oneMore = { kind: "sale", id: "", sold: AGAIN } as const;
  const ordered = { ...order, id: "p", packageId: "complete", receivedAt: T + 5 };

  test.each<[string, PersonChange]>([
    ["by a talk", sell(AGAIN)],
    ["by one more sale", oneMore],
  ])("who has bought buys again, %s, and the new order is answered", (_, change) => {
    const before = { ...sold, leads: [...sold.leads, ordered] };
    const twice = withChange(before, change, later(9));
    expect(twice.sales.map(({ packageId, lead }) => [packageId, lead])).toEqual([
      ["suite", "o"],
      ["complete", "p"],
    ]);
    expect(sums(twice)).toEqual([17_799, 0, 17_799]);
    expect(answers(twice)).toEqual([T, T, later(9).at]);
    const { sales, leads } = withChange(twice, { kind: "undo" }, later(10));
    expect([sales, leads]).toEqual([before.sales, before.leads]);
  });

  test("one more is somebody's who works on it; twenty are the most", () => {
    expect(after(asked, oneMore)).toMatchObject({ stage: "won", owner: ASHA });
    const full = { ...sold, sales: Array.from({ length: MOST_SALES }, () => sold.sales[0]!) };
    for (const change of [sell(), oneMore]) expect(faultOf(full, change)).toEqual({ kind: "full" });
    expect(faultOf(sold, oneMore)).toBeNull();
  });

  test("it answers the order of its package, else the latest", () => {
    const orders = personOf(
      message("a", "order", { packageId: "suite" }),
      message("b", "order", { receivedAt: 20, packageId: "complete" }),
    );
    const leadOf = (agreed: Agreed) => after(orders, sell(agreed)).sales[0]!.lead;
    expect(leadOf(SUITE)).toBe("a");
    expect(leadOf({ ...SUITE, packageId: null })).toBe("b");
    expect(after(personOf(question), sell()).sales[0]!.lead).toBeNull();
  });
});

describe("a payment", () => {
  test("M4: it is noted for any person, and makes the sale of what was agreed, or of itself", () => {
    const person = after(personOf(question), pay(8_000, SUITE));
    expect(person).toMatchObject({ stage: "won", sales: [SUITE], owner: ASHA });
    expect(answers(person)).toEqual([T]);
    expect(person.sales[0]!.payments).toEqual([{ ...sum(8_000), at: T, by: ASHA }]);
    const bare = after(personOf(question), pay(500));
    expect(bare.sales).toMatchObject([{ packageId: null, rupees: 500, dueOn: null }]);
    const lost = after(asked, talk({ stage: "lost", reason: "time" }), pay(500));
    expect(lost).toMatchObject({ stage: "won", lostReason: null });
  });

  test("not more than is due, or than was agreed", () => {
    const more = (due: number, rupees: number) => ({ kind: "moreThanDue", due, rupees });
    expect(faultOf(sold, pay(17_700))).toEqual(more(17_699, 17_700));
    expect(faultOf(sold, pay(17_699))).toBeNull();
    expect(faultOf(after(sold, pay(17_699)), pay(1))).toEqual(more(0, 1));
    const above = { kind: "lessThanPaid", paid: 17_700, rupees: 17_699 };
    expect(faultOf(asked, pay(17_700, SUITE))).toEqual(above);
    expect(faultOf(asked, pay(1))).toBeNull();
  });

  test("twenty payments of a sale are the most", () => {
    const payments = Array.from({ length: MOST_PAYMENTS }, (_, n) => ({
      ...sum(1),
      at: n,
      by: ASHA,
    }));
    const full = { ...sold, sales: [{ ...sold.sales[0]!, payments }] };
    expect(faultOf(full, pay(1))).toEqual({ kind: "full" });
  });

  test("what is paid back is due again, the latest sale first, and not more than was paid", () => {
    const two = [SUITE, { ...SUITE, rupees: 100 }];
    const paid = after(asked, ...two.flatMap((agreed) => [sell(agreed), pay(agreed.rupees)]));
    expect(sums(paid)).toEqual([17_799, 17_799, 0]);
    const more = { kind: "moreThanPaid", paid: 17_799, rupees: 17_800 };
    expect(faultOf(paid, refund(17_800))).toEqual(more);
    expect(faultOf(paid, refund(17_799))).toBeNull();
    const back = withChange(paid, refund(300), later(9));
    const payments = back.sales.map((one) => one.payments.map(({ rupees }) => rupees));
    expect(payments).toEqual([
      [17_699, -200],
      [100, -100],
    ]);
    expect(back.stage).toBe("won");
    expect(lastNote(back)?.action).toEqual({ kind: "refunded", ...sum(300) });
    const again = withChange(back, { kind: "unpaid", at: later(9).at }, later(10));
    expect(again.sales).toEqual(paid.sales);
  });

  test("a mistake is removed, unless a sum would be below zero", () => {
    const paid = after(sold, pay(8_000));
    const unpaid = { kind: "unpaid", at: T } as const;
    const person = withChange(paid, unpaid, later(9));
    expect(sums(person)).toEqual([17_699, 0, 17_699]);
    expect(lastNote(person)?.action).toEqual({ kind: "unpaid", ...sum(8_000) });
    expect(withChange(person, unpaid, later(10))).toBe(person);

    const back = withChange(paid, refund(5_000), later(9));
    expect(faultOf(back, unpaid)).toEqual({ kind: "moreThanPaid", paid: 0, rupees: 5_000 });
    const less = { kind: "sale", id: `${T}`, sold: { ...SUITE, rupees: 3_000 } } as const;
    const corrected = withChange(back, less, later(10));
    const fault = { kind: "lessThanPaid", paid: 8_000, rupees: 3_000 };
    expect(faultOf(corrected, { kind: "unpaid", at: later(9).at })).toEqual(fault);
  });
});

describe("a call, and a talk that is opened", () => {
  const open = (way: "whatsapp" | "mail") =>
    ({ kind: "opened", way, template: null, nextAt: T + 99 }) as const;
  const other = message("x", "question", { phone: "+919822012345", receivedAt: T - 1 });
  const mailed = message("z", "question", { email: "new@shop.in", receivedAt: T - 1 });

  test("M5: it sets a next step where there is none, and answers whom it reaches", () => {
    const three = personOf(order, other, mailed);
    const person = after(three, open("whatsapp"));
    expect(person).toMatchObject({ stage: "talking", nextAt: T + 99, owner: ASHA });
    expect(answers(person)).toEqual([T, null, T]);
    expect(answers(after(three, open("mail")))).toEqual([T, T, null]);
    expect(after({ ...asked, nextAt: 5 }, open("whatsapp")).nextAt).toBe(5);
    expect(lastNote(person)?.action).toEqual({ kind: "opened", way: "whatsapp", template: null });
  });

  test("it moves nobody who is won or lost", () => {
    expect(after(sold, open("mail"))).toMatchObject({ stage: "won", nextAt: null });
    const lost = after(asked, talk({ stage: "lost", reason: "time" }));
    expect(after(lost, open("mail"))).toMatchObject({ stage: "lost", nextAt: null });
  });

  const missed = { kind: "called", lead: "o", at: T, isReached: false, nextAt: T + 5 } as const;
  const reached = { kind: "called", lead: "o", at: T, isReached: true } as const;

  test("M6: reached is talking; not reached has a next step; both answer that message alone", () => {
    expect(after(asked, reached)).toMatchObject({ stage: "talking", nextAt: null });
    expect(after(sold, reached).stage).toBe("won");
    const person = after({ ...asked, nextAt: 1 }, missed);
    expect(person).toMatchObject({ stage: "new", nextAt: T + 5 });
    expect(answers(person)).toEqual([T, null]);
    expect(lastNote(person)?.action).toEqual({ kind: "called", isReached: false, at: T });
    expect(after(sold, missed).nextAt).toBe(T + 5);
    expect(after({ ...sold, nextAt: 1 }, missed).nextAt).toBe(1);
  });

  const call: Lead = { ...CONTACT, call: wishedCall(T) };
  const undo = { kind: "undo" } as const;

  test.each([
    [reached, "reached"],
    [missed, "missed"],
  ] as const)("M6: %j is marked at its message, and undone", (change, end) => {
    expect(touchedLeads(asked, change)).toEqual(["o"]);
    const marked = withAnswer(call, change, asked, author);
    expect(marked).toMatchObject({ call: { end } });
    const person = after(asked, change);
    expect(touchedLeads(person, undo)).toEqual(["o"]);
    expect(withAnswer(marked, undo, person, later(1))).toMatchObject({
      call: { end: null, at: T },
    });
  });

  test("undoing a payment leaves the call that was reached", () => {
    const marked = withAnswer(call, reached, asked, author);
    const undone = withAnswer(marked, undo, after(asked, pay(1)), later(1));
    expect(undone).toMatchObject({ call: { end: "reached" } });
    expect(withAnswer(call, talk(), asked, author)).toBe(call);
  });
});

describe("a claim", () => {
  const utr = "412345678901";
  const lead = withClaim(CONTACT, { at: T - 3, way: "upi", utr });
  const claiming = personOf(briefOf("o", lead), question);
  const missed = { kind: "missed", lead: "o", utr } as const;
  const undo = { kind: "undo" } as const;
  const claimOf = (one: Lead) => one.payClaims[0];

  test("not found is said at it once, and undone", () => {
    expect(touchedLeads(claiming, missed)).toEqual(["o"]);
    const looked = withAnswer(lead, missed, claiming, author);
    expect(claimOf(looked)).toEqual({ at: T - 3, way: "upi", utr, rupees: null, missedAt: T });
    expect(claimOf(withAnswer(looked, missed, claiming, later(1)))).toMatchObject({ missedAt: T });
    const otherNumber = withAnswer(lead, { ...missed, utr: "1" }, claiming, author);
    expect(otherNumber).toEqual(lead);
    const person = after(claiming, missed);
    expect(lastNote(person)?.action).toEqual({ kind: "missed", way: "", utr });
    expect(withAnswer(looked, undo, person, later(1))).toEqual(lead);
    const elsewhen = { ...person, undo: { ...person.undo!, at: T + 1 } };
    expect(claimOf(withAnswer(looked, undo, elsewhen, later(1)))).toMatchObject({ missedAt: T });
  });

  test("a payment finds the open ones, and its undoing opens them again", () => {
    expect(touchedLeads(claiming, pay(1))).toEqual(["o"]);
    const found = withAnswer(lead, pay(1), claiming, author);
    expect(claimOf(found)).toMatchObject({ foundAt: T });
    expect(claimOf(withAnswer(found, missed, claiming, later(1)))).not.toHaveProperty("missedAt");
    expect(claimOf(withAnswer(found, pay(1), claiming, later(1)))).toMatchObject({ foundAt: T });
    const person = after(claiming, pay(1));
    expect(withAnswer(found, undo, person, later(1))).toEqual(lead);
    const elsewhen = { ...person, undo: { ...person.undo!, at: T + 1 } };
    expect(claimOf(withAnswer(found, undo, elsewhen, later(1)))).toMatchObject({ foundAt: T });
    expect(touchedLeads(NEW_PERSON, undo)).toEqual([]);
    expect(touchedLeads(claiming, talk())).toEqual([]);
  });
});

describe("a correction", () => {
  const edit = (fields: object, was: object = {}) => ({ kind: "edit", fields, was }) as const;

  test("it is stored as a number to dial and a bare address, and only where it differs", () => {
    const typed = { name: "Asha P.", email: "Asha <a@shop.in>", location: "" };
    const person = after(asked, edit({ ...typed, phone: "98220 12345" }));
    expect(person.details).toEqual({ name: "Asha P.", phone: "+919822012345", email: "a@shop.in" });
    const edited = { kind: "edited", fields: ["name", "phone", "email"] };
    const was = ["+919876543210", "asha@example.in"];
    expect(lastNote(person)?.action).toEqual({ ...edited, was });
    expect(editedFields(asked, { phone: "098765 43210" })).toEqual([]);
    expect(withChange(asked, edit({ name: "Asha Patil" }), author)).toBe(asked);
    expect(detailsOf(after(asked, edit({ phone: "ask my son" }))).phone).toBe("ask my son");
  });

  test("a number of two readings, and an address that is none, are refused", () => {
    expect(faultOf(asked, edit({ phone: "+95 1 234 5678" }))).toEqual({
      kind: "twoPhones",
      indian: "+91 9512345678",
      abroad: "009512345678",
    });
    expect(faultOf(asked, edit({ email: "asha@" }))).toEqual({ kind: "field", field: "email" });
    for (const fields of [{ email: "" }, { name: "Asha" }, { phone: "" }])
      expect(faultOf(asked, edit(fields))).toBeNull();
  });

  test("what somebody corrected meanwhile is not overwritten, unless it says the same", () => {
    const was = { name: "Asha Patil", phone: "+919876543210" };
    const change = edit({ name: "A. Patil", phone: "98220 12345" }, was);
    expect(correctedMeanwhile(asked, change)).toEqual([]);
    expect(correctedMeanwhile(after(asked, edit({ name: "Asha P." })), change)).toEqual(["name"]);
    const same = after(asked, edit({ phone: "+919822012345" }));
    expect(correctedMeanwhile(same, change)).toEqual([]);
    expect(correctedMeanwhile(asked, edit({ name: "B" }))).toEqual([]);
  });

  test("an answer reaches what came under the number and the address of before", () => {
    const other = message("p", "question", { phone: "+919822067999", email: "p@x.in" });
    const corrected = after(personOf(order, other), {
      kind: "edit",
      fields: { phone: "98220 67111", email: "new@x.in" },
      was: {},
    });
    const opened = (way: ContactWay) =>
      ({ kind: "opened", way, template: null, nextAt: T + 5 }) as const;
    for (const way of ["phone", "whatsapp", "mail"] as const)
      expect(answers(after(corrected, opened(way)))).toEqual([T, null]);
  });

  test("it has no undo", () => {
    const person = after(asked, edit({ name: "B" }));
    expect(faultOf(person, { kind: "undo" })).toEqual({ kind: "notUndone" });
  });
});

describe("other changes", () => {
  test("a person is taken, and given back", () => {
    const mine = after(asked, { kind: "owner", owner: "me" });
    expect(mine.owner).toBe(ASHA);
    const back = after(mine, { kind: "owner", owner: null });
    expect(back.owner).toBeNull();
    expect(lastNote(back)?.action).toEqual({ kind: "owner", owner: null });
  });

  test("the history names who took a person", () => {
    const { notes } = after(asked, { kind: "owner", owner: "me" });
    expect(notes.at(-1)?.action).toEqual({ kind: "owner", owner: ASHA });
  });

  test("by the person's word there is no next step", () => {
    const barred = after({ ...asked, nextAt: 5 }, { kind: "barred", isBarred: true });
    expect(barred).toMatchObject({ isBarred: true, nextAt: null });
    expect(withChange(barred, { kind: "barred", isBarred: true }, later(1))).toBe(barred);
    const again = after({ ...barred, nextAt: 7 }, { kind: "barred", isBarred: false });
    expect(again).toMatchObject({ isBarred: false, nextAt: 7 });
    expect(lastNote(again)?.action).toEqual({ kind: "barred", isBarred: false });
  });

  test("spam is only corrected", () => {
    const spam = personOf(message("s", "order", { flags: ["spam"] }));
    expect(faultOf(spam, talk({ text: "x" }))).toEqual({ kind: "spam" });
    expect(faultOf(spam, { kind: "edit", fields: { name: "B" }, was: {} })).toBeNull();
    expect(faultOf(asked, talk({ nextAt: 1 }))).toBeNull();
  });

  test("a full history refuses nothing: its oldest taps make room, then its oldest texts", () => {
    const typed = (at: number) => ({ at, by: ASHA, stage: "new", text: `${at}` });
    const tapped = { at: MAX_NOTES, by: ASHA, stage: "new", text: "" };
    const texts = Array.from({ length: MAX_NOTES - 1 }, (_, at) => typed(at));
    const full = { ...sold, notes: [...texts, tapped] };
    const changes = [pay(500), talk({ stage: "won", sold: SUITE, text: "Again." })];
    for (const change of changes) expect(faultOf(full, change)).toBeNull();
    const paid = after(full, changes[0]!);
    expect(paid.notes).toEqual([...texts, lastNote(paid)]);
    const again = after(paid, changes[1]!);
    expect(again.notes).toEqual([...texts, lastNote(again)]);
    const noted = after(again, talk({ text: "Last." }), talk({ text: "The very last." }));
    expect(noted.notes.map(({ text }) => text)).toEqual([
      ...texts.slice(2).map(({ text }) => text),
      "Again.",
      "Last.",
      "The very last.",
    ]);
  });

  test("only what takes nothing of others back may be made whatever they did", () => {
    const adding: PersonChange[] = [
      talk({ text: "x" }),
      { kind: "opened", way: "mail", template: null, nextAt: 1 },
      { kind: "missed", lead: "o", utr: "1" },
      { kind: "edit", fields: {}, was: {} },
      { kind: "undo" },
    ];
    const taking: PersonChange[] = [
      talk({ stage: "talking" }),
      talk({ nextAt: null }),
      sell(),
      pay(1),
      { kind: "barred", isBarred: true },
    ];
    expect(adding.filter((change) => !isAdding(change))).toEqual([]);
    expect(taking.filter(isAdding)).toEqual([]);
  });
});

describe("undo", () => {
  const undo: PersonChange = { kind: "undo" };

  test.each<[string, PersonChange]>([
    ["a sale", sell()],
    ["lost", talk({ stage: "lost", reason: "price" })],
    ["a payment", pay(500)],
    ["a next step", talk({ nextAt: 5 })],
    ["a word", { kind: "barred", isBarred: true }],
    ["a talk that was opened", { kind: "opened", way: "whatsapp", template: null, nextAt: 5 }],
    ["a call", { kind: "called", lead: "o", at: T, isReached: false, nextAt: 5 }],
  ])("it puts everything back that %s changed, but the history", (_, change) => {
    const talking = after(asked, talk({ stage: "talking", nextAt: T + 7 }));
    for (const before of [asked, talking]) {
      const { notes, version, undo: last, ...rest } = after(before, change, undo);
      expect(before).toMatchObject(rest);
      expect([notes.length - before.notes.length, version - before.version]).toEqual([2, 2]);
      expect([last, notes.at(-1)?.action]).toEqual([null, { kind: "undone" }]);
    }
  });

  test("it is its operator's, for five minutes, once", () => {
    expect(canUndo(sold, later(4))).toBe(true);
    expect(canUndo(sold, later(5))).toBe(false);
    expect(canUndo(sold, { ...later(1), by: "ravi@bizgrow.example" })).toBe(false);
    expect(canUndo(asked, author)).toBe(false);
    expect(canUndo(after(sold, undo), later(2))).toBe(false);
    expect(faultOf(sold, undo, later(5))).toEqual({ kind: "notUndone" });
  });

  test("what came since still waits", () => {
    const once = { ...asked, leads: asked.leads.map((lead) => ({ ...lead, answeredAt: T - 1 })) };
    const tapped = after(once, sell());
    const again = { ...question, receivedAt: T + 5, answeredAt: null };
    const person = { ...tapped, leads: [tapped.leads[0]!, again, { ...order, id: "new" }] };
    expect(answers(withChange(person, undo, later(1)))).toEqual([T - 1, null, null]);
  });
});
