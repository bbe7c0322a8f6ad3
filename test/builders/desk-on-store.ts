import { MONEY_LISTS } from "@/lib/domain/leads/people-lists";
import type { Channel } from "@/lib/domain/notify/notification";
import { createDeskLog, DESK_LOG } from "@/lib/server/desk/desk-log";
import { createPeopleDesk } from "@/lib/server/desk/people-desk";
import { createSavePerson } from "@/lib/server/desk/save-person";
import { createPeople, type ListFilter } from "@/lib/server/leads/people";
import { createPersonUpkeep } from "@/lib/server/leads/person-upkeep";
import { createSaveLead, type SaveLeadParts } from "@/lib/server/leads/save-lead";
import { queuedId } from "@/lib/server/notify/queue";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import type { Collection, Store, Transact } from "@/lib/server/store/store";
import { PROMISE } from "./people";

export const OP = "op@bizgrow.in";

type Parts = {
  open: <R extends object>(of: Collection<R>) => Store<R>;
  transact: Transact;
  /** The channels by which new leads are told. */
  channels?: readonly Channel[];
  wake?: SaveLeadParts["wake"];
  now?: () => number;
};

/** The desk of two operators on the stores that `open` makes. */
export const deskOn = ({
  open,
  transact,
  channels = [],
  wake = () => undefined,
  now = Date.now,
}: Parts) => {
  const [leads, people, users] = [open(LEADS), open(PEOPLE), open(USERS)];
  const saveLead = createSaveLead({
    transact,
    own: new Set(),
    promise: PROMISE,
    channels,
    queuedId,
    countIn: (day) => day,
    wake,
    now,
  });
  const savePerson = createSavePerson({ transact, promise: PROMISE });
  const lists = createPeople({ people, promise: PROMISE, now });
  return {
    leads,
    people,
    users,
    saveLead,
    savePerson,
    lists,
    desk: createPeopleDesk({
      lists,
      leads,
      people,
      users,
      log: createDeskLog(open(DESK_LOG), now),
    }),
    upkeep: createPersonUpkeep({
      leads,
      people,
      save: saveLead.save,
      transact,
      promise: PROMISE,
      now,
    }),
    close: () => [leads, people, users].forEach((store) => store.close()),
  };
};
type DeskOn = ReturnType<typeof deskOn>;

const FILTERS: readonly ListFilter[] = [
  ...([{}, { stage: "talking" }, { owner: "me" }, { owner: "nobody" }] as const),
  ...([{ isSpam: true }, { stage: "offer", owner: OP }, { isSpam: true, owner: OP }] as const),
];

/** What the desk asks of its stores; `key` is a person's. */
export const DESK_QUERIES: readonly ((on: DeskOn, key: string) => Promise<unknown>)[] = [
  ({ desk }) => desk.counts(),
  ({ desk }) => desk.listCounts(),
  ({ desk }) => desk.isEmpty(),
  ({ desk }) => desk.today(),
  ...FILTERS.map((filter) => (on: DeskOn) => on.desk.list(OP, filter, null)),
  ...MONEY_LISTS.map((name) => (on: DeskOn) => on.desk.money(name)),
  ({ desk }, key) => desk.detail(key),
  ({ upkeep }) => upkeep.placeAll(),
  ({ upkeep }) => upkeep.foldAgain(),
];
