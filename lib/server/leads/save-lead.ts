import { randomBytes } from "node:crypto";
import { refusalOf, withClaim, withoutClaim } from "@/lib/domain/calls/call-day";
import { indianDay } from "@/lib/domain/core/indian-day";
import { onceEach, originOf, withRows } from "@/lib/domain/funnel/daily-counts";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import { hasFormer, withoutFormer } from "@/lib/domain/leads/former-part";
import type { Lead } from "@/lib/domain/leads/lead";
import { heldAt, lastRequestEventAt } from "@/lib/domain/leads/lead-call";
import { isNotified, isTypedIn, packageOf } from "@/lib/domain/leads/lead-row";
import {
  erasedBuyer,
  formerAnswer,
  formerPerson,
  joinedPersons,
  NEW_PERSON,
  type Person,
  withFields,
  withoutPersonLead,
  withPersonLead,
} from "@/lib/domain/leads/person";
import { contactsOf, keysOf, type OwnContacts, personKey } from "@/lib/domain/leads/person-key";
import { personLeadOf } from "@/lib/domain/leads/person-lead";
import { cameWithForm, wantsOf } from "@/lib/domain/leads/wants";
import {
  type Channel,
  newNotification,
  type NotificationSubject,
} from "@/lib/domain/notify/notification";
import { CallRefused } from "./calls";
import { sha256 } from "@/lib/server/core/sha256";
import { ERASED_NAMES, erasedName } from "@/lib/server/store/erased";
import { CALL_DAYS, CALL_HOURS, CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";
import {
  type Change,
  drop,
  type Known,
  put,
  ref,
  type Stored,
  type Transact,
  type Write,
} from "@/lib/server/store/store";
import { onboardingIdFor } from "./build-lead";
import { withMoneyYears } from "./money-years";

export type SaveLeadParts = {
  transact: Transact;
  own: OwnContacts;
  promise: AnswerPromise;
  channels: readonly Channel[];
  queuedId: (channel: Channel, about: NotificationSubject) => string;
  countIn: (day: string) => string;
  wake: (queued: readonly Queued[]) => void;
  now: () => number;
};

export type Queued = Readonly<{ id: string; channel: Channel }>;

/** A lead in a transaction, before and after; `at`: when it changes, epoch ms. */
type Move = Readonly<{ id: string; before: Lead | null; after: Lead | null; at: number }>;

const withoutTimes = <R extends object>({ createdAt, updatedAt, ...record }: Stored<R>): R =>
  record as unknown as R;

/** The half hour of a call is taken, and the former one is free. Throws CallRefused where it is not free. */
const callWrites = (known: Known, { id, before, after, at }: Move): Write[] => {
  const [was, is] = [heldAt(before), heldAt(after)];
  if (was === is) return [];
  const dayOf = (time: number) => ref(CALL_DAYS, indianDay(time));
  const writes: Write[] = [];
  if (is !== null) {
    const hours = known.read(ref(CALL_HOURS, CALL_HOURS_ID));
    const day = known.readable(dayOf(is));
    const why = hours ? refusalOf(hours, day && withoutClaim(day, id), is, at) : "closed";
    if (why) throw new CallRefused(why);
    writes.push(put(dayOf(is), withClaim(day, is, { lead: id })));
  }
  if (was !== null && (is === null || indianDay(was) !== indianDay(is))) {
    const day = known.readable(dayOf(was));
    if (day) writes.push(put(dayOf(was), withoutClaim(day, id)));
  }
  return writes;
};

/** Whether a check arrives with a Get Started form of the same visitor, which is notified of: then it is no news. */
const isBesideForm = (known: Known, lead: Lead): boolean => {
  if (lead.kind !== "check" || lead.visitorId === null) return false;
  const form = known.readable(ref(LEADS, onboardingIdFor(lead.visitorId)));
  const arrived = (one: Lead) => ({ wants: wantsOf(one), receivedAt: one.receivedAt });
  return form !== null && isNotified(form) && cameWithForm(arrived(lead), arrived(form));
};

const newsOf = (
  known: Known,
  { id, before, after }: Move,
  channels: readonly Channel[],
): { about: NotificationSubject; by: readonly Channel[] }[] => {
  if (!after || !isNotified(after)) return [];
  const isUnflagged = before !== null && before.flags.length > 0;
  if (after.receivedAt !== before?.receivedAt || isUnflagged) {
    // Who typed a lead in needs no email about it; a CRM does.
    const by = channels.filter((channel) => channel === "webhook" || !isTypedIn(after));
    const { receivedAt } = after;
    return isBesideForm(known, after)
      ? []
      : [{ about: { kind: "lead", leadId: id, receivedAt }, by }];
  }
  const at = lastRequestEventAt(after);
  return at === null || at === lastRequestEventAt(before)
    ? []
    : [
        {
          about: { kind: "request", leadId: id, at },
          by: channels.filter((one) => one === "mail"),
        },
      ];
};

/** A lead counts once when it is new, unless only a machine could have filled it in, or an operator typed it in. */
const countWrites = (
  known: Known,
  { before, after }: Move,
  countIn: (day: string) => string,
): Write[] => {
  if (before || !after || isTypedIn(after) || after.flags.includes("spam")) return [];
  const day = indianDay(after.receivedAt);
  const tally = ref(COUNTS, countIn(day));
  const row = onceEach(originOf(after.source.utm_source), after.lang, [`${after.kind}Lead`]);
  return [put(tally, withRows(known.readable(tally), day, [row]))];
};

/** What stays of a person who is deleted: the sums of a buyer, and that there was somebody of this key. */
const leftWrites = (key: string, person: Person, left: string, promise: AnswerPromise): Write[] => {
  const buyer = erasedBuyer(person);
  return [
    put(ref(ERASED_NAMES, erasedName(PEOPLE.name, key)), {}),
    ...(buyer ? [put(ref(PEOPLE, left), withFields(buyer, promise))] : []),
  ];
};

/** Writes what came. All calls reject with StoreUnavailable. */
export const createSaveLead = (parts: SaveLeadParts) => {
  const { transact, own, promise, channels, queuedId, countIn, wake, now } = parts;

  const placed = (id: string, lead: Lead): Lead => {
    const keys = keysOf(contactsOf(lead, own), sha256);
    const person = personKey(id, lead, keys);
    return { ...withoutFormer(lead), person, phoneKey: keys.phone, emailKey: keys.email };
  };

  /** The lead moves to its person, with the former one's history if it was the last there. */
  const personWrites = (known: Known, { id, before, after, at }: Move, left: string): Write[] => {
    const [from, to] = [before?.person ?? null, after?.person ?? null];
    const personAt = (key: string) => ref(PEOPLE, key);
    const write = (key: string, person: Person) => put(personAt(key), withFields(person, promise));
    const former = from === null ? null : known.readable(personAt(from));
    const brief = former?.leads.find((one) => one.id === id) ?? null;
    const rest = former && from !== to ? withoutPersonLead(former, id) : null;
    const isLast = former !== null && from !== to && former.leads.every((one) => one.id === id);
    const writes: Write[] = [];
    if (to !== null && after) {
      const other = isLast ? { ...former, leads: [] } : null;
      const moved =
        before && hasFormer(before) ? formerPerson(id, packageOf(before), before) : null;
      // Nothing moves to a person who cannot be read: the lead keeps it.
      const read = moved ? known.read : known.readable;
      const found = from === to ? former : read(personAt(to));
      const person = [other, moved].reduce<Person>(
        (sum, one) => (one ? joinedPersons(sum, one) : sum),
        found ?? NEW_PERSON,
      );
      const answeredAt =
        brief?.answeredAt ?? (before && hasFormer(before) ? formerAnswer(before) : null);
      const lead = personLeadOf(id, after, at, { answeredAt });
      if (lead) writes.push(write(to, withPersonLead(person, lead)));
    }
    if (from === null || from === to || !former) return writes;
    if (rest && !isLast) writes.push(write(from, rest));
    else writes.push(drop(personAt(from)));
    if (isLast && !after) writes.push(...leftWrites(from, former, left, promise));
    return writes;
  };

  const save = async (
    id: string,
    change: Change<Lead>,
    keepsTime = false,
  ): Promise<Lead | null> => {
    const left = randomBytes(32).toString("hex");
    const { lead, queued } = await transact([ref(LEADS, id)], (known) => {
      const stored = known.read(ref(LEADS, id));
      const before = stored && withoutTimes(stored);
      const wanted = change(before);
      if (wanted === null || wanted === before)
        return { result: { lead: before, queued: [] as Queued[] }, writes: [] };
      const at = keepsTime && stored ? stored.updatedAt : now();
      const move = { id, before, after: placed(id, wanted), at };
      const news = newsOf(known, move, channels).flatMap(({ about, by }) =>
        by.map((channel) => ({
          channel,
          at: ref(DELIVERIES, queuedId(channel, about)),
          what: newNotification(channel, about, now()),
        })),
      );
      // One that is queued already stays as it is.
      const fresh = news.filter((one) => known.readable(one.at) === null);
      const writes = [
        put(ref(LEADS, id), move.after, keepsTime),
        ...callWrites(known, move),
        ...personWrites(known, move, left),
        ...countWrites(known, move, countIn),
        ...fresh.map((one) => put(one.at, one.what)),
      ];
      const queued = fresh.map((one) => ({ id: one.at.id, channel: one.channel }));
      return { result: { lead: move.after, queued }, writes: withMoneyYears(known, writes) };
    });
    if (queued.length > 0) wake(queued);
    return lead;
  };

  return {
    removePerson: async (key: string): Promise<boolean> => {
      const left = randomBytes(32).toString("hex");
      const at = ref(PEOPLE, key);
      return transact([at], (known) => {
        const person = known.read(at);
        if (!person || person.leads.length > 0) return { result: false, writes: [] };
        const writes = [drop(at), ...leftWrites(key, person, left, promise)];
        return { result: true, writes: withMoneyYears(known, writes) };
      });
    },

    /** Changes what came in one transaction; `change` is pure. Rejects with CallRefused. */
    save,

    /**
     * Deletes a lead that can be read, with its half hour and its place in its person; with `only`,
     * just one for which it returns true.
     */
    remove: async (id: string, only?: (lead: Lead) => boolean): Promise<void> => {
      const left = randomBytes(32).toString("hex");
      await transact([ref(LEADS, id)], (known) => {
        const before = known.read(ref(LEADS, id));
        if (!before || (only && !only(before))) return { result: undefined, writes: [] };
        const move = { id, before, after: null, at: now() };
        const writes = [
          drop(ref(LEADS, id)),
          ...callWrites(known, move),
          ...personWrites(known, move, left),
        ];
        return { result: undefined, writes: withMoneyYears(known, writes) };
      });
    },
  };
};

export type SaveLead = ReturnType<typeof createSaveLead>;
