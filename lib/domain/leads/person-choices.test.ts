// holds: #one-key-a-person
import { CONTACT } from "@/test/builders/desk-leads";
import type { Lead } from "./lead";
import { chosenFor, contactsOf, keysOf, personKey } from "./person";
import { joinPlan, partPlan } from "./person-choices";
import { personOf, withoutPersonLead, withPersonLead } from "./person-leads";
import { type PersonLead, personLeadOf } from "./person-lead";

const PROMISE = { replyHours: 24, firstDay: 0, lastDay: 5 };
const plain = (text: string) => text;
const none: ReadonlySet<string> = new Set();

/** Numbers from 0 to 1, the same for the same seed. */
const randoms = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

const PHONES = ["", "+919822012345", "+919822012346", "99999 99999"];
const EMAILS = ["", "suresh@shop.in", "mangal@shop.in", "test@shop.in"];

/** Leads as the site keeps them, and what operators chose. */
const newWorld = () => {
  const leads = new Map<string, Lead>();
  const choices = new Map<string, string>();
  const byHand = new Set<string>();
  const choiceOf = (key: string) => choices.get(key) ?? null;
  const keys = (lead: Lead) => keysOf(contactsOf(lead, none), plain);
  const person = (id: string) => personKey(id, leads.get(id)!, keys(leads.get(id)!));
  const idsOf = (key: string) => [...leads.keys()].filter((id) => person(id) === key);
  const apply = ({ set, to, moved }: ReturnType<typeof partPlan>) => {
    for (const [key, chosen] of set)
      if (chosen === null) choices.delete(key);
      else choices.set(key, chosen);
    for (const id of moved) {
      const chosen = chosenFor(keys(leads.get(id)!), choiceOf);
      if (chosen !== to) byHand.add(id);
      leads.set(id, { ...leads.get(id)!, chosen: to });
    }
  };
  return {
    leads,
    person,
    byHand,
    add: (id: string, lead: Lead) =>
      leads.set(id, { ...lead, chosen: chosenFor(keys(lead), choiceOf) }),
    /** The person of a lead that would come now with these contacts. */
    comes: (lead: Lead) =>
      personKey("new", { ...lead, chosen: chosenFor(keys(lead), choiceOf) }, keys(lead)),
    part: (id: string) => {
      const others = idsOf(person(id)).filter((one) => one !== id);
      if (others.length === 0 || leads.get(id)!.flags.length > 0) return;
      const choosing = (one: string) => ({ id: one, keys: keys(leads.get(one)!) });
      const fresh = `apart:${id}:${person(id)}`;
      const parting = { lead: choosing(id), person: person(id), others: others.map(choosing) };
      apply(partPlan({ ...parting, choices: choiceOf, fresh }));
    },
    join: (id: string, other: string) => {
      const [to, from] = [person(id), person(other)];
      const isSpam = [id, other].some((one) => leads.get(one)!.flags.length > 0);
      if (to === from || isSpam) return;
      const chosenKeys = [...choices].filter(([, chosen]) => chosen === from).map(([key]) => key);
      apply(joinPlan(from, to, other, { chosenKeys, leads: idsOf(from) }));
    },
    /** The persons, folded in this order of the leads. */
    persons: (order: readonly string[]) => {
      const found: Record<string, object> = {};
      for (const key of new Set(order.map(person))) {
        const some = order.filter((id) => person(id) === key);
        found[key] = personOf(
          some.map((id) => personLeadOf(id, leads.get(id)!, 0)!),
          PROMISE,
        );
      }
      return found;
    },
  };
};

const lead = (phone: string, email: string, part: Partial<Lead> = {}): Lead =>
  ({ ...CONTACT, phone, email, ...part }) as Lead;
const [P] = [PHONES[1]!];
const SURESH = lead(P, "suresh@shop.in");
const MANGAL = lead(P, "mangal@shop.in");

test("one phone of two people, told apart: the address tells whose a later lead is", () => {
  for (const parted of ["suresh", "mangal"]) {
    const world = newWorld();
    world.add("suresh", SURESH);
    world.add("mangal", MANGAL);
    expect(world.person("suresh")).toBe(world.person("mangal"));
    world.part(parted);
    expect(world.person("suresh")).not.toBe(world.person("mangal"));
    expect(world.comes(SURESH)).toBe(world.person("suresh"));
    expect(world.comes(MANGAL)).toBe(world.person("mangal"));
    const alone = lead("", parted === "suresh" ? "suresh@shop.in" : "mangal@shop.in");
    expect(world.comes(alone)).toBe(world.person(parted));
    world.join("suresh", "mangal");
    expect(world.person("suresh")).toBe(world.person("mangal"));
    expect([world.comes(SURESH), world.comes(MANGAL)]).toEqual([
      world.person("suresh"),
      world.person("suresh"),
    ]);
  }
});

/** A world of hostile leads and choices of operators, in a random order. */
const randomWorld = (seed: number) => {
  const random = randoms(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const world = newWorld();
  for (let n = 0; n < 14; n++) {
    const ids = [...world.leads.keys()];
    const deed = n < 3 ? "add" : pick(["add", "add", "part", "join"]);
    if (deed === "part") world.part(pick(ids));
    else if (deed === "join") world.join(pick(ids), pick(ids));
    else
      world.add(
        `lead ${n}`,
        lead(pick(PHONES), pick(EMAILS), {
          receivedAt: n,
          flags: random() < 0.1 ? ["spam"] : [],
          status: pick(["new", "talking", "offer", "won"]),
          nextAt: pick([null, null, 5_000 - n]),
          owner: pick([null, "op@bizgrow.in"]),
          topic: pick(["order", "question", "demo"]),
        } as Partial<Lead>),
      );
  }
  return { world, pick };
};

const SEEDS = Array.from({ length: 150 }, (_, n) => n + 1);

test("what operators chose holds for all leads with the same contacts, earlier or later", () => {
  for (const seed of SEEDS) {
    const { world } = randomWorld(seed);
    for (const [id, one] of world.leads)
      if (one.flags.length === 0 && !world.byHand.has(id)) {
        const { phone, email } = contactsOf(one, none);
        if (phone ?? email) expect([seed, world.comes(one)]).toEqual([seed, world.person(id)]);
      }
  }
});

test("taking a lead away gives the persons that would be there had it never come", () => {
  for (const seed of SEEDS) {
    const { world, pick } = randomWorld(seed);
    const ids = [...world.leads.keys()];
    const gone = pick(ids);
    const rest = ids.filter((id) => id !== gone);
    const key = world.person(gone);
    const all = world.persons(ids);
    const left = withoutPersonLead(all[key] as never, gone, PROMISE);
    const expected = world.persons(rest);
    expect({ ...all, [key]: left }).toEqual({ [key]: { leads: [] }, ...expected });
  }
});

test("a stranger's lead adds itself to the person of its phone, and changes nothing else", () => {
  for (const seed of SEEDS) {
    const { world, pick } = randomWorld(seed);
    const ids = [...world.leads.keys()];
    const before = world.persons(ids) as Record<string, ReturnType<typeof personOf>>;
    const stranger = lead(pick(PHONES), pick(EMAILS), { receivedAt: 99 });
    world.add("stranger", stranger);
    const after = world.persons([...ids, "stranger"]) as typeof before;
    const key = world.person("stranger");
    for (const [person, was] of Object.entries(before)) {
      if (person !== key) expect(after[person]).toEqual(was);
      const is = after[person]!;
      expect([seed, is.dueAt, is.owner]).toEqual([seed, was.dueAt, was.owner]);
      const others = is.leads.filter(({ id }) => id !== "stranger");
      expect(others).toEqual(was.leads);
      const isOpen = ["new", "talking", "demo", "offer"].includes(was.status ?? "");
      if (isOpen) expect(is.status).toBe(was.status);
    }
  }
});

test("a person's document holds so many leads, and those first on which somebody has worked", () => {
  const brief = (n: number, part: Partial<PersonLead>): PersonLead => ({
    ...personLeadOf(`lead ${n}`, lead(P, ""), 0)!,
    receivedAt: n,
    ...part,
  });
  const worked = brief(0, { wants: "question", status: "offer", nextAt: 7 });
  let person = withPersonLead(null, worked, PROMISE);
  for (let n = 1; n <= 210; n++) person = withPersonLead(person, brief(n, {}), PROMISE);
  expect(person.leads).toHaveLength(200);
  expect(person).toMatchObject({ status: "offer", dueAt: 7 });
});
