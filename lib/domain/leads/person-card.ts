import { emailFrom } from "@/lib/domain/core/email";
import { phoneFrom } from "@/lib/domain/core/phone";
import { answeredAt, isAwaitingAnswer, isOrder } from "./answer-by";
import { type NoteAction, type LeadNote, MAX_NOTES } from "./lead-notes";
import type { Lead } from "./lead";
import { isEnded, isForDesk, phoneOf } from "./lead-row";

/** The most leads on one card: further ones of the same person have their own. */
export const MOST_ON_CARD = 50;
/** Nine times the same digit at the end: typed by many who keep their number to themselves. */
const NO_ONES_PHONE = /(\d)\1{8}$/;

/** A lead with its id. */
export type LeadOfCard = Readonly<{ id: string; lead: Lead }>;

/** Whether a lead can be on a card with others: not a flagged one, nor one that the desk may not see. */
export const canJoin = (lead: Lead): boolean => isForDesk(lead) && lead.flags.length === 0;

/** What identifies a lead's person: "phone:+91…" and "email:…" in lower case, in this order, as far as known. */
export const contactKeys = (lead: Lead): string[] => {
  if (!canJoin(lead)) return [];
  const phone = phoneFrom(phoneOf(lead));
  const email = emailFrom(lead.email);
  return [
    ...(phone && !NO_ONES_PHONE.test(phone) ? [`phone:${phone}`] : []),
    ...(email ? [`email:${email.toLowerCase()}`] : []),
  ];
};

/** A check that arrives so soon after a message or a Get Started form came with it; in ms. */
const TOGETHER_MS = 60_000;

/** Whether a check came with a message or a Get Started form of the same person. */
export const cameWithForm = (check: Lead, form: Lead): boolean =>
  (form.kind === "contact" || form.kind === "onboarding") &&
  check.receivedAt >= form.receivedAt &&
  check.receivedAt - form.receivedAt < TOGETHER_MS;

const rankOf = ({ lead }: LeadOfCard): number => {
  if (lead.kind === "newsletter") return 2;
  return isEnded(lead) ? 1 : 0;
};

/** The newest first; those that were withdrawn after the others, an address on the newsletter's list after all. */
const newestFirst = (leads: Iterable<LeadOfCard>): LeadOfCard[] =>
  [...leads].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      other.lead.receivedAt - one.lead.receivedAt ||
      (one.id < other.id ? -1 : 1),
  );

/** The lead under which the desk shows a person: the latest, but not a check beside the form that came with it. */
export const headOf = (card: readonly LeadOfCard[]): LeadOfCard => {
  const leads = newestFirst(card);
  const latest = leads[0]!;
  if (latest.lead.kind !== "check") return latest;
  return leads.find(({ lead }) => cameWithForm(latest.lead, lead)) ?? latest;
};

const areApart = (one: LeadOfCard, other: LeadOfCard): boolean =>
  one.lead.apart.includes(other.id) || other.lead.apart.includes(one.id);

/** Leads that belong together, by what they have in common: first the cards of now, then a phone or an address. */
const clustersOf = (leads: readonly LeadOfCard[], joining: readonly LeadOfCard[]) => {
  const byId = new Map(joining.map((one) => [one.id, one]));
  const linked = new Map<string, LeadOfCard[]>();
  const alike = new Map<string, LeadOfCard[]>();
  const add = (to: typeof linked, key: string, one: LeadOfCard | undefined) =>
    one && to.set(key, [...(to.get(key) ?? []), one]);
  for (const { id, lead } of leads) {
    add(linked, id, byId.get(id));
    if (lead.cardId !== null) add(linked, lead.cardId, byId.get(id));
    for (const other of lead.earlier) add(linked, id, byId.get(other));
  }
  for (const one of joining) for (const key of contactKeys(one.lead)) add(alike, key, one);
  return [...linked.values(), ...alike.values()].map(newestFirst);
};

/**
 * The leads as cards, each with at most MOST_ON_CARD. Leads stay together that are on a card now, and those join that
 * have the same phone number or e-mail address; leads that an operator took apart never meet on a card. `leaving` is
 * the id of a lead that gets its own. Without leads apart the result does not depend on the order of arrival.
 */
export const cardsOf = (
  leads: readonly LeadOfCard[],
  leaving: string | null = null,
): LeadOfCard[][] => {
  const cards = new Map(leads.map((one) => [one.id, [one]]));
  const join = (one: LeadOfCard, other: LeadOfCard) => {
    const [to, from] = [cards.get(one.id)!, cards.get(other.id)!];
    if (to === from || to.length + from.length > MOST_ON_CARD) return;
    if (to.some((mine) => from.some((theirs) => areApart(mine, theirs)))) return;
    to.push(...from);
    for (const { id } of from) cards.set(id, to);
  };
  const joining = newestFirst(leads).filter(({ id, lead }) => id !== leaving && canJoin(lead));
  for (const cluster of clustersOf(leads, joining))
    cluster.forEach((one, at) => cluster.slice(at + 1).forEach((other) => join(one, other)));
  return [...new Set(cards.values())];
};

/**
 * A lead's place on its card. A head that gets another lead takes over its operator and the clock of an order that waits
 * for an answer, and nothing else.
 */
type CardLinks = Pick<Lead, "cardId" | "earlier" | "owner" | "askedAt">;

/** Arrival of the oldest unanswered order on this card. Answering any lead answers the person. */
const askedAtOf = (card: readonly LeadOfCard[], head: LeadOfCard): number | null => {
  const answered = Math.max(...card.map(({ lead }) => answeredAt(lead)));
  const waiting = card.filter(
    (one) =>
      one !== head &&
      !isEnded(one.lead) &&
      isOrder(one.lead) &&
      isAwaitingAnswer(one.lead) &&
      one.lead.receivedAt > answered,
  );
  return waiting.length > 0 ? Math.min(...waiting.map(({ lead }) => lead.receivedAt)) : null;
};

const linksIn = (card: readonly LeadOfCard[]): [LeadOfCard, CardLinks][] => {
  const head = headOf(card);
  const others = newestFirst(card).filter((one) => one !== head);
  const joined = others.filter(({ id }) => !head.lead.earlier.includes(id));
  const owner = joined.find(({ lead }) => lead.owner !== null)?.lead.owner ?? null;
  return [
    [
      head,
      {
        cardId: null,
        earlier: others.map(({ id }) => id),
        owner: head.lead.owner ?? owner,
        askedAt: askedAtOf(card, head),
      },
    ],
    ...others.map((one): [LeadOfCard, CardLinks] => [
      one,
      { cardId: head.id, earlier: [], owner: one.lead.owner, askedAt: null },
    ]),
  ];
};

/** Whether two versions of a lead have the same place on a card. */
export const isSameCard = (one: Lead, other: Lead): boolean =>
  one.cardId === other.cardId &&
  one.askedAt === other.askedAt &&
  one.earlier.join() === other.earlier.join() &&
  one.apart.join() === other.apart.join();

/** A lead whose place on its card changes, as it was read, with its new fields. */
export type CardChange = LeadOfCard & Readonly<{ links: CardLinks }>;

/**
 * The leads whose place on their card has to change, in three steps: new heads, then the other leads of their cards, and
 * last those that get a card of their own, because they may be the only ones to name the leads they had.
 */
export const cardSteps = (
  leads: readonly LeadOfCard[],
  leaving: string | null = null,
): CardChange[][] => {
  const steps: [CardChange[], CardChange[], CardChange[]] = [[], [], []];
  for (const card of cardsOf(leads, leaving))
    for (const [at, [one, links]] of linksIn(card).entries()) {
      const step = card.length === 1 ? 2 : at === 0 ? 0 : 1;
      if (!isSameCard(one.lead, { ...one.lead, ...links })) steps[step].push({ ...one, links });
    }
  return steps.filter((step) => step.length > 0);
};

/** The ids of the leads that a lead names as its card's. */
export const linkedIds = ({ cardId, earlier }: Lead): string[] => [
  ...(cardId === null ? [] : [cardId]),
  ...earlier,
];

/** The lead apart from these leads, or no more apart from them. */
export const withApart = <L extends Lead>(lead: L, ids: readonly string[]): L => ({
  ...lead,
  apart: [...new Set([...lead.apart, ...ids])],
});
export const withoutApart = <L extends Lead>(lead: L, ids: readonly string[]): L => ({
  ...lead,
  apart: lead.apart.filter((id) => !ids.includes(id)),
});

/** The lead with a note that an operator (`by`) joined or parted it from the lead with this reference, if it has room. */
export const withCardNote = <L extends Lead>(
  lead: L,
  action: Extract<NoteAction, { kind: "joined" | "parted" }>,
  { by, at }: { by: string; at: number },
): L => {
  const note: LeadNote = { at, by, status: lead.status, text: "", action };
  return lead.notes.length < MAX_NOTES ? { ...lead, notes: [...lead.notes, note] } : lead;
};

/**
 * Which leads have a contact key in common, and until when each is kept (epoch ms; null: until it is deleted). Stored
 * by a hash of the key.
 */
export type PersonIndex = Readonly<{ leads: readonly { id: string; until: number | null }[] }>;

/** The index with a lead, if there is room, and without those that have expired; `now` in epoch ms. */
export const withLeadIn = (
  known: PersonIndex | null,
  id: string,
  until: number | null,
  now: number,
): PersonIndex => {
  const others = (known?.leads ?? []).filter(
    (one) => one.id !== id && (one.until === null || one.until > now),
  );
  return { leads: others.length < MOST_ON_CARD ? [...others, { id, until }] : others };
};

/** The index without a lead. */
export const withoutLeadIn = (known: PersonIndex, id: string): PersonIndex => ({
  leads: known.leads.filter((one) => one.id !== id),
});

/** How long an index is kept, in ms: as long as the leads in it. */
export const personKeptMs = ({ leads }: PersonIndex, now: number): number =>
  Math.max(0, ...leads.map(({ until }) => (until === null ? Infinity : until - now)));
