// holds: #one-card-a-person
// Over 1 s: every call of a joining is cut short once, twice over.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import type { Lead } from "@/lib/domain/leads/lead";
import { MOST_ON_CARD, type PersonIndex } from "@/lib/domain/leads/person-card";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { sha256 } from "@/lib/server/core/sha256";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { StoreUnavailable } from "@/lib/server/store/store";
import { CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { type Failure, failingEdge } from "@/test/support/failing-store";
import { createCards } from "./cards";

const storeOf = (isMaintenance: boolean) =>
  sqliteStore<Lead>(databasePath, {
    name: "leads",
    parse: LEADS.parse,
    keptFor: LEADS.keptFor,
    isMaintenance,
  });
const [leads, placed] = [storeOf(false), storeOf(true)];
const people = sqliteStore<PersonIndex>(databasePath, {
  name: "people",
  parse: PEOPLE.parse,
  keptFor: PEOPLE.keptFor,
});
afterAll(() => [leads, placed, people].forEach((store) => store.close()));

const parts = { leads, placed, people, now: Date.now };
const cards = createCards(parts);

let ids = 0;
const newId = () => sha256(`lead ${++ids}`);
/** A lead at a time, with the same phone and address as others of the person. */
const arrives = async (words: object, store = cards.leads, of: Lead = CONTACT) => {
  const id = newId();
  await store.update(id, () => ({ ...of, ...words }) as Lead);
  return id;
};
const read = async (id: string) => (await leads.read(id))!;
const indexed = async (key: string) => (await people.read(sha256(key)))?.leads.map(({ id }) => id);

/** Each lead is a head that names the others, or names a head that names it. */
const expectCard = async (head: string, ...earlier: string[]) => {
  expect(await read(head)).toMatchObject({ cardId: null, earlier });
  for (const id of earlier) expect(await read(id)).toMatchObject({ cardId: head, earlier: [] });
};

test("leads with the same phone in any spelling, or the same address, are on one card", async () => {
  const { phone, email } = newPerson();
  const owner = "op@example.in";
  const first = await arrives({ phone, email: "", receivedAt: 1, owner, status: "talking" });
  const at = (await read(first)).updatedAt;
  const spelt = `0${phone.slice(3, 8)} ${phone.slice(8)}`;
  const second = await arrives({ phone: spelt, email, receivedAt: 2 });
  const third = await arrives({ phone: "", email: email.toUpperCase(), receivedAt: 3 });
  await expectCard(third, second, first);
  expect(await read(third)).toMatchObject({ owner, status: "new" });
  // A place on a card is no change: it does not prolong how long a lead is kept.
  expect(await read(first)).toMatchObject({ updatedAt: at, status: "talking" });
  expect(await indexed(`phone:${phone}`)).toEqual([first, second]);
});

test("an address of the newsletter joins, and never becomes the head", async () => {
  const { email } = newPerson();
  const news = await arrives({ email }, cards.leads, NEWSLETTER);
  const real = await arrives({ email, phone: "", receivedAt: 5 });
  await expectCard(real, news);
});

test("a lead that was withdrawn makes room for the others, and leads again with a new consent", async () => {
  const { phone, email } = newPerson();
  const message = await arrives({ phone, email, receivedAt: 1 });
  const form = await arrives({ phone, email, receivedAt: 2 }, cards.leads, ONBOARDING);
  await expectCard(form, message);
  const consent = (withdrawnAt: number | null) =>
    cards.leads.update(
      form,
      (known) => known && { ...known, consent: { ...known.consent, withdrawnAt } },
    );
  await consent(9);
  await expectCard(message, form);
  await consent(null);
  await expectCard(form, message);
});

test("a form sent again leads its card", async () => {
  const { phone, email } = newPerson();
  const form = await arrives({ phone, email, receivedAt: 1 }, cards.leads, ONBOARDING);
  const message = await arrives({ phone, email, receivedAt: 2 });
  await expectCard(message, form);
  await cards.leads.update(form, (known) => known && { ...known, receivedAt: 3 });
  await expectCard(form, message);
});

test("a flagged lead waits outside, and joins once it is cleared; a withdrawn mark of spam likewise", async () => {
  const { phone, email } = newPerson();
  const good = await arrives({ phone, email, receivedAt: 1 });
  const held = await arrives({ phone, email, receivedAt: 2, flags: ["quarantine"] });
  await expectCard(good);
  const flag = (flags: string[]) =>
    cards.leads.update(held, (known) => known && { ...known, flags });
  await flag([]);
  await expectCard(held, good);
  await flag(["spam"]);
  await expectCard(good);
  await expectCard(held);
  expect(await indexed(`phone:${phone}`)).toEqual([good]);
});

test("a corrected number moves the index, joins the other card, and leaves the person's own", async () => {
  const [wrong, right] = [newPerson(), newPerson()];
  const id = await arrives({ ...wrong, receivedAt: 2 });
  const other = await arrives({ ...right, receivedAt: 1 });
  await cards.leads.update(id, (known) => known && ({ ...known, phone: right.phone } as Lead));
  await expectCard(id, other);
  expect(await indexed(`phone:${wrong.phone}`)).toBeUndefined();
  expect(await indexed(`phone:${right.phone}`)).toEqual([other, id]);
});

test("a deleted head gives the card to the next lead, and nothing names it any more", async () => {
  const { phone, email } = newPerson();
  const [a, b, c] = [
    await arrives({ phone, email: "", receivedAt: 1 }),
    await arrives({ phone, email, receivedAt: 2 }),
    await arrives({ phone: "", email, receivedAt: 3 }),
  ];
  await cards.leads.remove(c);
  await expectCard(b, a);
  await cards.leads.remove(a);
  await expectCard(b);
  expect(await indexed(`phone:${phone}`)).toEqual([b]);
  await cards.leads.remove(b);
  expect([await people.read(sha256(`phone:${phone}`)), await leads.read(b)]).toEqual([null, null]);
  await cards.leads.remove(b);
});

test("strangers on a card, joined by hand, stay together when its head is deleted", async () => {
  const [a, b, head] = [
    await arrives({ ...newPerson(), receivedAt: 1 }),
    await arrives({ ...newPerson(), receivedAt: 2 }),
    await arrives({ ...newPerson(), receivedAt: 3 }),
  ] as const;
  await leads.update(head, (known) => known && { ...known, earlier: [a, b] });
  await cards.joinCard(head);
  await expectCard(head, b, a);
  await cards.leads.remove(head);
  await expectCard(b, a);
});

test("a place that changed since it was read is not overwritten", async () => {
  const { phone, email } = newPerson();
  const stranger = await arrives({ ...newPerson(), receivedAt: 1 });
  const first = await arrives({ phone, email, receivedAt: 2 });
  const late = newId();
  let isJoinedByHand = false;
  const crossed: typeof placed = {
    ...placed,
    update: async (id, change) => {
      if (id === late && !isJoinedByHand) {
        isJoinedByHand = true;
        await leads.update(id, (known) => known && { ...known, earlier: [stranger] });
      }
      return placed.update(id, change);
    },
  };
  await createCards({ ...parts, placed: crossed }).leads.update(late, () => ({
    ...CONTACT,
    ...{ phone, email, receivedAt: 3 },
  }));
  await expectCard(late, first, stranger);
});

test("many at once, from two processes, are one card in the end", async () => {
  const { phone, email } = newPerson();
  const both = [cards.leads, createCards(parts).leads];
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, n) => arrives({ phone, email, receivedAt: n }, both[n % 2])),
  );
  await expectCard(made[11]!, ...made.slice(0, 11).reverse());
  await Promise.all(made.slice(4).map((id, n) => both[n % 2]!.remove(id)));
  await expectCard(made[3]!, made[2]!, made[1]!, made[0]!);
});

test("a person with too many leads gets a second card, and no lead is lost", async () => {
  const { phone, email } = newPerson();
  const made: string[] = [];
  for (let n = 0; n < MOST_ON_CARD + 2; n++)
    made.push(await arrives({ phone, email, receivedAt: n }));
  await expectCard(made[MOST_ON_CARD]!);
  await expectCard(made[MOST_ON_CARD - 1]!, ...made.slice(0, MOST_ON_CARD - 1).reverse());
});

test.each<NonNullable<Failure>>(["before", "after"])(
  "a joining cut short %s any call loses no lead, and the same call completes it",
  async (failure) => {
    for (let n = 1; ; n++) {
      const { phone, email } = newPerson();
      const [a, b] = [
        await arrives({ phone, email: "", receivedAt: 1 }),
        await arrives({ phone: "", email, receivedAt: 2 }),
      ];
      const edge = failingEdge();
      const cut = createCards({
        leads: edge.wrap(leads),
        placed: edge.wrap(placed),
        people: edge.wrap(people),
        now: Date.now,
      });
      // The process is gone: nothing after the cut works.
      edge.plan = (call) => (call === n ? failure : call > n ? "before" : null);
      const id = newId();
      const save = (store = cut.leads) =>
        store.update(id, (known) => known ?? { ...CONTACT, phone, email, receivedAt: 3 });
      const outcome = await save().catch((error: unknown) => error);
      for (const one of [a, b, id]) {
        const found = await leads.read(one);
        const head = found?.cardId ? await read(found.cardId) : null;
        expect(head === null || head.earlier.includes(one)).toBe(true);
      }
      await save(cards.leads);
      await expectCard(id, b, a);
      if (edge.calls < n) return;
      expect(outcome instanceof StoreUnavailable || (outcome as Lead).email === email).toBe(true);
    }
  },
);

test("leads of an earlier release get their cards one by one, in any order, however often", async () => {
  const { phone, email } = newPerson();
  const made = [
    await arrives({ phone, email: "", receivedAt: 1 }, leads),
    await arrives({ phone, email, receivedAt: 3 }, leads),
    await arrives({ phone: "", email, receivedAt: 2 }, leads),
  ] as const;
  for (const id of [...made, ...made]) await cards.joinCard(id);
  await cards.joinCard("f".repeat(64));
  await expectCard(made[1], made[2], made[0]);
  expect(await indexed(`email:${email}`)).toEqual([made[1], made[2]]);
});

test("where its card cannot be arranged, a lead is saved all the same", async () => {
  const { phone, email } = newPerson();
  await arrives({ phone, email, receivedAt: 1 });
  const down = createCards({
    ...parts,
    placed: { ...placed, update: () => Promise.reject(new Error("down")) },
  });
  const id = await arrives({ phone, email, receivedAt: 2 }, down.leads);
  await expectCard(id);
  await cards.joinCard(id);
  expect((await read(id)).earlier).toHaveLength(1);
});
