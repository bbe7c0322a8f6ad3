// holds: #one-key-a-person
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import type { DeskFilter } from "@/lib/domain/leads/desk-filter";
import type { Lead } from "@/lib/domain/leads/lead";
import { sha256 } from "@/lib/server/core/sha256";
import { createPersonLeads } from "@/lib/server/leads/person-leads";
import { createPersonUpkeep } from "@/lib/server/leads/person-upkeep";
import { createSignedIds } from "@/lib/server/leads/signed-ids";
import { createUnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { CHOICES, PERSONS } from "@/lib/server/store/schemas/stored-person";
import { SECRETS } from "@/lib/server/store/schemas/stored-secret";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { StoreUnavailable } from "@/lib/server/store/store";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { failingEdge } from "@/test/support/failing-store";
import { createPeopleDesk } from "./people-desk";
import { createPersonChoices } from "./person-changes";

const PROMISE = { replyHours: 24, firstDay: 0, lastDay: 6 };
const OP = "op@bizgrow.in";
const stored = sqliteStore(databasePath, LEADS);
const placed = sqliteStore(databasePath, { ...LEADS, isMaintenance: true });
const persons = sqliteStore(databasePath, PERSONS);
const choices = sqliteStore(databasePath, CHOICES);
const users = sqliteStore(databasePath, USERS);
const secrets = sqliteStore(databasePath, SECRETS);
afterAll(() =>
  [stored, placed, persons, choices, users, secrets].forEach((store) => store.close()),
);

const log = { note: async () => "", counted: async () => undefined, read: async () => never() };
const never = () => {
  throw new Error("not read");
};
const parts = { leads: stored, placed, persons, choices, own: new Set<string>() };
const people = createPersonLeads({ ...parts, promise: PROMISE, now: Date.now });
const { leads } = people;
const links = createUnsubscribeLinks({
  ids: createSignedIds({ secrets, purpose: "unsubscribe" }),
  siteUrl: "https://bizgrow.example",
});
const desk = createPeopleDesk({
  leads,
  persons,
  users,
  log,
  promise: PROMISE,
  linker: links.linker,
  now: Date.now,
});
const chosen = createPersonChoices({ leads, persons, choices, people, log, now: Date.now });

let last = 0;
/** A person's phone and address that nobody else has. */
const newContacts = () => {
  last++;
  return { phone: `+9198220${String(10_000 + 37 * last)}`, email: `someone${last}@shop.in` };
};
const arrives = async (part: object, of: Lead = CONTACT): Promise<string> => {
  const id = sha256(`lead ${++last}`);
  await leads.update(id, () => ({ ...of, receivedAt: Date.now(), ...part }) as Lead);
  return id;
};
const personOf = async (id: string) => (await stored.read(id))!.person!;
const rows = async (filter: DeskFilter) => (await desk.list(OP, filter, "newest", null)).rows;
const found = async (text: string) => (await rows({ text })).map(({ id }) => id);

test("an order stays the person's wish, whatever the person asks afterwards", async () => {
  const who = newContacts();
  const order = await arrives({ ...who, topic: "order", name: "Vikas", packageId: "suite" });
  await arrives({ ...who, topic: "question", name: "vikas", message: "hello?" });
  const [row, ...others] = await rows({ text: "hello" });
  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: order, wants: "order", packageId: "suite" });
  expect(row!.counts).toEqual([
    { wants: "order", n: 1 },
    { wants: "question", n: 1 },
  ]);
  expect((await rows({ wants: "order" })).map(({ id }) => id)).toContain(order);
  expect((await rows({ wants: "order", packageId: "foundation" })).map(({ id }) => id)).not.toContain(order); // prettier-ignore
});

test("a stranger with one's phone and another's address joins nobody, and hides no next step", async () => {
  const [a, b] = [newContacts(), newContacts()];
  const nextAt = Date.now() - 1_000;
  const first = await arrives({ ...a, status: "talking", nextAt, owner: OP });
  const second = await arrives({ ...b, status: "offer" });
  const bridge = await arrives({ phone: a.phone, email: b.email, name: "Mallory" });
  expect(await personOf(bridge)).toBe(await personOf(first));
  expect(await personOf(second)).not.toBe(await personOf(first));
  const { person, alike } = await desk.lead(OP, bridge);
  expect(person).toMatchObject({ status: "talking", nextAt, owner: OP });
  expect(alike.map(({ id }) => id)).toEqual([second]);
  await leads.update(bridge, (lead) => ({ ...lead!, flags: ["spam"] }));
  expect(await personOf(bridge)).toBe(bridge);
  expect((await desk.detail(first)).messages).toEqual([]);
  await leads.remove(bridge);
  expect(await persons.read(bridge)).toBeNull();
});

test("Today has orders and calls first, and counts everybody", async () => {
  const before = await desk.counts();
  const question = await arrives({ ...newContacts(), topic: "question", receivedAt: 1 });
  const start = await arrives({ ...newContacts(), receivedAt: 2 }, ONBOARDING);
  const order = await arrives({ ...newContacts(), topic: "order", receivedAt: 3 });
  const due = await arrives({ ...newContacts(), status: "demo", nextAt: 5 });
  await arrives({ ...newContacts(), status: "offer", nextAt: Date.now() + 9e9 });
  await arrives({ ...newContacts(), flags: ["spam"] });
  await arrives({ email: newContacts().email }, NEWSLETTER);
  const { answer, due: steps, counts } = await desk.today(OP);
  const places = [order, start, question].map((id) =>
    answer.rows.findIndex((row) => row.id === id),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBe(0);
  expect(steps.rows[0]!.id).toBe(due);
  const grown = (name: "answer" | "orders" | "due" | "late" | "later" | "spam") =>
    counts[name] - before[name];
  expect((["answer", "orders", "due", "late", "later", "spam"] as const).map(grown)).toEqual(
    [3, 1, 1, 4, 1, 1], // prettier-ignore
  );
  expect(counts.statuses.offer - before.statuses.offer).toBe(1);
});

test("an answer to any lead of the person is one to all", async () => {
  const who = newContacts();
  const order = await arrives({ ...who, topic: "order", receivedAt: 10 });
  const later = await arrives({ ...who, topic: "question", receivedAt: 20 });
  const action = { kind: "opened", way: "phone", template: null };
  const note = { at: 30, by: OP, status: "talking", text: "", action };
  await leads.update(later, (lead) => ({ ...lead!, status: "talking", notes: [note] }) as Lead);
  expect((await desk.detail(order)).person.answerBy).toBeNull();
});

test("a person of several leads with the words is found once, at the latest of them", async () => {
  const who = newContacts();
  await arrives({ ...who, message: "Zebrawood shelf", topic: "demo" });
  const order = await arrives({ ...who, message: "Zebrawood table", topic: "order" });
  await arrives({ ...newContacts(), message: "Zebrawood door", flags: ["spam"] });
  expect(await found("zebrawood table")).toEqual([order]);
  expect(await found("zebrawood shelf")).toEqual([order]);
  expect((await rows({ text: "zebrawood" })).length).toBe(2);
  expect((await rows({ text: "zebrawood", spam: "no" })).map(({ id }) => id)).toEqual([order]);
});

test("spam is joined to nobody, and a person who is gone leaves no choice behind", async () => {
  const [one, spam] = [await arrives(newContacts()), await arrives({ flags: ["spam"] })];
  await expect(chosen.join(OP, one, spam)).rejects.toMatchObject({ status: 422, code: "spam" });
  const other = await arrives(newContacts());
  await chosen.join(OP, one, other);
  const person = await personOf(one);
  const chosenFor = { where: { person } };
  expect(await choices.count(chosenFor)).toBeGreaterThan(0);
  await leads.remove(one);
  await leads.remove(other);
  expect(await choices.count(chosenFor)).toBe(0);
});

test("a joining or parting that is cut short leaves each lead with one person, and goes on when repeated", async () => {
  for (const deed of ["join", "part"] as const)
    for (let calls = 0; calls < 16; calls++) {
      const [a, b] = [newContacts(), newContacts()];
      const ids = [await arrives(a), await arrives(b), await arrives(b)];
      if (deed === "part") await chosen.join(OP, ids[0]!, ids[1]!);
      const failing = failingEdge();
      failing.plan = (call) => (call < calls ? null : call === calls ? "after" : "before");
      const edge = failing.wrap;
      const cut = createPersonLeads({
        ...parts,
        leads: edge(stored),
        placed: edge(placed),
        choices: edge(choices),
        persons: edge(persons),
        promise: PROMISE,
        now: Date.now,
      });
      const service = { leads: cut.leads, persons: edge(persons), choices: edge(choices) };
      const cutChoices = createPersonChoices({ ...service, people: cut, log, now: Date.now });
      const call = (to: typeof chosen) =>
        deed === "join" ? to.join(OP, ids[0]!, ids[1]!) : to.part(OP, ids[1]!);
      await call(cutChoices).catch((error: unknown) => expect(error).toBeInstanceOf(StoreUnavailable)); // prettier-ignore
      for (const id of ids) {
        const person = await persons.read(await personOf(id));
        expect(person!.leads.map((one) => one.id)).toContain(id);
      }
      await call(chosen);
      const [one, two, three] = await Promise.all(ids.map(personOf));
      expect([deed, calls, two === three, one === two]).toEqual([
        deed,
        calls,
        true,
        deed === "join",
      ]);
    }
}, 60_000);

test("leads of release 1.0.0 get their persons", async () => {
  const who = newContacts();
  const id = sha256("of 1.0.0");
  const { chosen: _, person: __, phoneKey, emailKey, ...former } = { ...CONTACT, ...who };
  await stored.update(id, () => ({ ...former, cardId: null, earlier: ["x"] }) as never);
  const at = (await stored.read(id))!.updatedAt;
  const later = await arrives(who);
  await createPersonUpkeep({ ...parts, place: people.place, promise: PROMISE, now: Date.now }).placeAll(); // prettier-ignore
  expect(await personOf(id)).toBe(await personOf(later));
  expect((await stored.read(id))!.updatedAt).toBe(at);
});

test("expired leads of a person are left out, and folded away at night", async () => {
  const who = newContacts();
  const id = await arrives({ ...who, topic: "order" });
  const kept = await arrives({ ...who, topic: "question" });
  const key = await personOf(id);
  await persons.update(key, (known) => ({
    ...known!,
    foldAt: 1,
    leads: known!.leads.map((one) => (one.id === id ? { ...one, until: 1 } : one)),
  }));
  expect((await desk.detail(kept)).person.wants).toBe("question");
  await createPersonUpkeep({ ...parts, place: people.place, promise: PROMISE, now: Date.now }).foldAgain(); // prettier-ignore
  expect((await persons.read(key))!.leads.map((one) => one.id)).toEqual([kept]);
});

test("a check that came with a form is no news beside it, and a withdrawn one is nobody's", async () => {
  const { email } = newContacts();
  const form = await arrives({ phone: "", email, receivedAt: 1_000 }, ONBOARDING);
  const check = await arrives({ email, receivedAt: 2_000 }, CHECK);
  expect((await desk.detail(check)).person).toMatchObject({ id: form, wants: "start" });
  await leads.update(check, (lead) => ({
    ...lead!,
    consent: { ...lead!.consent, withdrawnAt: 3 },
  }));
  expect((await desk.detail(form)).messages).toEqual([]);
  await expect(desk.lead(OP, check)).rejects.toMatchObject({ status: 404 });
});

test("a change that names other contacts at each try ends, and stores nothing", async () => {
  const id = sha256(`lead ${++last}`);
  const change = () => ({ ...CONTACT, ...newContacts(), receivedAt: Date.now() }) as Lead;
  await expect(leads.update(id, change)).rejects.toThrow("other contacts at each try");
  expect(await stored.read(id)).toBeNull();
});

test("an address on the newsletter's list has the link that ends it; nobody else has one", async () => {
  const id = await arrives({ email: "ended-by-link@shop.in" }, NEWSLETTER);
  const { unsubscribe } = await desk.detail(id);
  expect(await links.idIn(new URL(unsubscribe).searchParams.get("token")!)).toBe(id);
  const ended = await arrives({ email: "left@shop.in", endedAt: 5 }, NEWSLETTER);
  for (const other of [ended, await arrives(newContacts())])
    expect((await desk.detail(other)).unsubscribe).toBe("");
});
