import { isDeepStrictEqual } from "node:util";
import {
  type Author,
  changeFault,
  correctedMeanwhile,
  isAdding,
  touchedLeads,
  withAnswer,
  withChange,
  type Fault,
  type PersonChange,
} from "@/lib/domain/desk/person-changes";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import { isCallAt } from "@/lib/domain/leads/lead-call";
import { type Person, withFields } from "@/lib/domain/leads/person";
import { personLeadOf } from "@/lib/domain/leads/person-lead";
import { withMoneyYears } from "@/lib/server/leads/money-years";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { put, ref, type Transact, type Write } from "@/lib/server/store/store";

type Parts = { transact: Transact; promise: AnswerPromise };

/** Only "saved" has changed something; "conflict": another operator was first. */
export type SavedPerson =
  | Readonly<{ outcome: "saved" | "conflict"; person: Person }>
  | Readonly<{ outcome: "fault"; person: Person; fault: Fault }>
  | Readonly<{ outcome: "gone" }>;

/** A change by an operator who saw this version, and the line of the desk's log that is written with it. */
export type WantedChange = Readonly<{
  key: string;
  seen: number;
  change: PersonChange;
  line?: Write;
}>;

const isRepeated = (person: Person, { seen, change }: WantedChange, author: Author): boolean => {
  if (person.version !== seen + 1) return false;
  const last = person.notes.at(-1);
  const at = last?.at ?? author.at;
  // What the note would have been, made again from what was so before.
  const before = {
    ...person,
    ...person.undo?.before,
    notes: person.notes.slice(0, -1),
    version: seen,
  };
  if (last?.by !== author.by || changeFault(before, change, author)) return false;
  const again = withChange(before, change, { ...author, at }).notes.at(-1);
  return isDeepStrictEqual(again, last);
};

/** The version that an operator saw, with what the same operator has opened since: the page stays as it was. */
const seenBy = ({ notes, version }: Person, { seen }: WantedChange, { by }: Author): number => {
  const since = notes.slice(Math.max(0, notes.length - (version - seen)));
  const other = since.findIndex((note) => note.by !== by || note.action?.kind !== "opened");
  return seen + (other < 0 ? since.length : other);
};

/** Writes what operators do, with the leads it answers. Rejects with StoreUnavailable. */
export const createSavePerson =
  ({ transact, promise }: Parts) =>
  (wanted: WantedChange, author: Author): Promise<SavedPerson> => {
    const { key, change, line } = wanted;
    const at = ref(PEOPLE, key);
    return transact([at], (known) => {
      const before = known.read(at);
      if (!before) return { result: { outcome: "gone" }, writes: [] };
      const nothing = (result: SavedPerson) => ({ result, writes: [] });
      const seen = seenBy(before, wanted, author);
      if (isRepeated(before, { key, seen, change }, author))
        return nothing({ outcome: "saved", person: before });
      const isCorrected = change.kind === "edit" && correctedMeanwhile(before, change).length > 0;
      if (isCorrected || (!isAdding(change) && seen !== before.version))
        return nothing({ outcome: "conflict", person: before });
      const fault = changeFault(before, change, author);
      if (fault) return nothing({ outcome: "fault", person: before, fault });
      const touched = touchedLeads(before, change).flatMap((id) => {
        const lead = known.readable(ref(LEADS, id));
        return lead ? [{ id, before: lead, after: withAnswer(lead, change, before, author) }] : [];
      });
      if (change.kind === "called" && touched.every((lead) => !isCallAt(lead.before, change.at)))
        return nothing({ outcome: "fault", person: before, fault: { kind: "changed" } });
      const changed = withChange(before, change, author);
      if (changed === before) return nothing({ outcome: "saved", person: before });
      const leads = changed.leads.map((brief) => {
        const lead = touched.find(({ id }) => id === brief.id);
        return (lead && personLeadOf(brief.id, lead.after, author.at, brief)) ?? brief;
      });
      const person = { ...changed, leads };
      return {
        result: { outcome: "saved", person },
        writes: withMoneyYears(known, [
          put(at, withFields(person, promise)),
          ...touched
            .filter((lead) => lead.after !== lead.before)
            .map((lead) => put(ref(LEADS, lead.id), lead.after)),
          ...(line ? [line] : []),
        ]),
      };
    });
  };

export type SavePerson = ReturnType<typeof createSavePerson>;
