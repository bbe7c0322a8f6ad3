import type { Lead } from "@/lib/domain/leads/lead";
import { isForDesk } from "@/lib/domain/leads/lead-row";
import { type LeadNote, MAX_NOTES, type NoteAction } from "@/lib/domain/leads/lead-notes";
import { type ChoicePlan, joinPlan, partPlan } from "@/lib/domain/leads/person-choices";
import { liveLeads } from "@/lib/domain/leads/person-leads";
import { ApiError, notFound } from "@/lib/server/core/api-error";
import { sha256 } from "@/lib/server/core/sha256";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskParts } from "./desk-parts";

type Parts = Pick<DeskParts, "leads" | "persons" | "choices" | "people" | "log" | "now">;

/** A repeated call within this time is the same one, in ms. */
const SAME_CALL_MS = 5 * 60_000;

type Joining = Extract<NoteAction, { kind: "joined" | "parted" }>;

/** The lead with a note that an operator joined or parted it, if it has room. */
const withNote = (lead: Lead, action: Joining, by: string, at: number): Lead => {
  const note: LeadNote = { at, by, status: lead.status, text: "", action };
  return lead.notes.length < MAX_NOTES ? { ...lead, notes: [...lead.notes, note] } : lead;
};

/**
 * A person's leads as operators join and tell them apart; the choice holds for later leads. Choices are written first,
 * then each lead is moved in a transaction of its own, the named one last: a call that was cut short leaves each lead
 * with one person, and the same call again completes it. Each is logged before it is made; all calls reject with
 * StoreUnavailable.
 */
export const createPersonChoices = (parts: Parts) => {
  const { leads, persons, choices, people, log, now } = parts;

  const known = async (id: string): Promise<Lead & { person: string }> => {
    const lead = await leads.read(id);
    if (!lead || !isForDesk(lead)) throw notFound();
    return { ...lead, person: lead.person ?? id };
  };

  /** The ids of a person's leads. */
  const idsOf = async (person: string): Promise<string[]> => {
    const found = await persons.read(person).catch(nullIfUnreadable);
    return found ? liveLeads(found, now()).map(({ id }) => id) : [];
  };

  const apply = async ({ set, to, moved }: ChoicePlan, last: (lead: Lead) => Lead) => {
    for (const [key, person] of set)
      if (person === null) await choices.remove(key);
      else await choices.update(key, () => ({ person, usedAt: now() }));
    const named = moved.at(-1)!;
    for (const id of moved) await people.move(id, to, id === named ? last : undefined);
  };

  return {
    /** The leads of both are one person's. Throws ApiError 404; 422 "spam" for a lead that is marked. */
    join: async (by: string, id: string, otherId: string): Promise<void> => {
      const [lead, other] = [await known(id), await known(otherId)];
      if ([lead, other].some(({ flags }) => flags.length > 0))
        throw new ApiError(422, "spam", "Spam is a person of its own.");
      if (lead.person === other.person) return;
      await log.note({ by, action: "joined", references: [lead.reference, other.reference] });
      const chosenKeys = await people.chosenKeys(other.person);
      const theirs = await idsOf(other.person);
      const plan = joinPlan(other.person, lead.person, otherId, { chosenKeys, leads: theirs });
      await apply(plan, (one) =>
        withNote(one, { kind: "joined", reference: lead.reference }, by, now()),
      );
    },

    /** The lead is another person's than the rest. Throws ApiError 404. */
    part: async (by: string, id: string): Promise<void> => {
      const lead = await known(id);
      const last = lead.notes.at(-1);
      const isAgain =
        last?.by === by && last.action?.kind === "parted" && now() - last.at < SAME_CALL_MS;
      const others = (await idsOf(lead.person)).filter((one) => one !== id);
      if (isAgain || others.length === 0) return;
      await log.note({ by, action: "parted", references: [lead.reference] });
      const read = await Promise.all(
        others.map(async (one) => [one, await leads.read(one).catch(nullIfUnreadable)] as const),
      );
      const rest = read.flatMap(([one, other]) =>
        other ? [{ id: one, keys: people.keysIn(other), reference: other.reference }] : [],
      );
      const keys = people.keysIn(lead);
      const wanted = [...rest, { keys }].flatMap((one) => Object.values(one.keys));
      const looked = new Map<string, string | null>();
      for (const key of new Set(wanted))
        if (key !== null) looked.set(key, await people.choiceOf(key));
      const plan = partPlan({
        lead: { id, keys },
        person: lead.person,
        others: rest,
        choices: (key) => looked.get(key) ?? null,
        fresh: sha256(JSON.stringify(["apart", id, lead.person])),
      });
      const from = rest.find((one) => !plan.moved.includes(one.id))?.reference ?? lead.reference;
      await apply(plan, (one) => withNote(one, { kind: "parted", reference: from }, by, now()));
    },
  };
};

export type PersonChoices = ReturnType<typeof createPersonChoices>;
