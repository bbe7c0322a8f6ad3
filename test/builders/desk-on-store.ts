import { type DeskFilter, LIST_ORDERS } from "@/lib/domain/leads/desk-filter";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import type { Lead } from "@/lib/domain/leads/lead";
import { sha256 } from "@/lib/server/core/sha256";
import { createPeopleDesk } from "@/lib/server/desk/people-desk";
import { createPersonChoices } from "@/lib/server/desk/person-changes";
import { createPersonLeads } from "@/lib/server/leads/person-leads";
import { createPersonUpkeep } from "@/lib/server/leads/person-upkeep";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { CHOICES, PERSONS } from "@/lib/server/store/schemas/stored-person";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import type { Collection, Store } from "@/lib/server/store/store";
import { CONTACT } from "./desk-leads";

const PROMISE = { replyHours: 24, firstDay: 0, lastDay: 6 };
const OP = "op@bizgrow.in";
const NO_LOG = {
  note: async () => "",
  counted: async () => undefined,
  read: async () => ({ entries: [], next: null }),
};
/** The leads that come, one a minute; each fourth person comes twice. */
const COUNT = 28;
const MINUTE_MS = 60_000;
const idOf = (n: number) => sha256(`lead ${n}`);

const leadOf = (n: number, start: number): Lead => {
  const of = n % 4 === 3 ? n - 1 : n;
  return {
    ...CONTACT,
    reference: `BG-${1000 + n}`,
    receivedAt: start + n * MINUTE_MS,
    phone: `+9198220${10_000 + 37 * of}`,
    email: `someone${of}@shop.in`,
    topic: ["order", "question", "demo"][n % 3]!,
    status: LEAD_STATUSES[n % 7] ?? "new",
    nextAt: n % 7 === 1 ? start + n : null,
    owner: n % 2 ? OP : null,
    flags: n % 9 === 8 ? ["spam"] : [],
  };
};

/** The desk on the stores that `open` makes, with a few people in it. */
export const deskOn = (open: <R extends object>(of: Collection<R>) => Store<R>) => {
  const [stored, persons, choices, users] = [
    open(LEADS),
    open(PERSONS),
    open(CHOICES),
    open(USERS),
  ];
  const placed = open({ ...LEADS, isMaintenance: true });
  const parts = { leads: stored, placed, persons, choices, own: new Set<string>() };
  const people = createPersonLeads({ ...parts, promise: PROMISE, now: Date.now });
  const { leads } = people;
  const log = NO_LOG;
  const desk = createPeopleDesk({
    leads,
    persons,
    users,
    log,
    promise: PROMISE,
    now: Date.now,
    linker: async () => () => "",
  });
  const chosen = createPersonChoices({ leads, persons, choices, people, log, now: Date.now });
  const { foldAgain } = createPersonUpkeep({
    ...parts,
    place: people.place,
    promise: PROMISE,
    now: Date.now,
  });
  return {
    desk,
    foldAgain,
    work: async (): Promise<void> => {
      const start = Date.now() - 2 * COUNT * MINUTE_MS;
      for (let n = 0; n < COUNT; n++) {
        const lead = leadOf(n, start);
        await leads.update(idOf(n), () => lead);
      }
      await chosen.join(OP, idOf(0), idOf(1));
      await chosen.part(OP, idOf(3));
    },
    ids: async (filter: DeskFilter, order: (typeof LIST_ORDERS)[number]) =>
      (await desk.list(OP, filter, order, null)).rows.map(({ id }) => id),
    close: () => [stored, persons, choices, users, placed].forEach((store) => store.close()),
  };
};
type DeskOn = ReturnType<typeof deskOn>;

const FILTERS: readonly DeskFilter[] = [
  ...([{}, { status: "talking" }, { owner: OP }, { owner: "nobody" }] as const),
  ...([{ spam: "only" }, { status: "demo", owner: OP }, { spam: "only", owner: OP }] as const),
];

/** What the desk asks of its stores, each in a form that can be compared. */
export const DESK_QUERIES: readonly ((on: DeskOn) => Promise<unknown>)[] = [
  ({ desk }) => desk.counts(),
  async ({ desk }) => {
    const { answer, due } = await desk.today(OP);
    return [answer, due].map(({ rows }) => rows.map(({ id, counts }) => ({ id, counts })));
  },
  ...FILTERS.flatMap((filter) => LIST_ORDERS.map((order) => (on: DeskOn) => on.ids(filter, order))),
  ...FILTERS.map((filter) => async ({ desk }: DeskOn) => {
    return (await desk.list(OP, filter, "newest", null)).total;
  }),
  async ({ desk }) => {
    const { messages, alike } = await desk.detail(idOf(3));
    return [messages.map(({ row }) => row.id), alike.map(({ id }) => id)];
  },
  ({ foldAgain }) => foldAgain(),
];
