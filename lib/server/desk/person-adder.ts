import { onOpenDay } from "@/lib/domain/leads/answer-by";
import { nextStepAt } from "@/lib/domain/desk/next-step";
import type { PersonChange } from "@/lib/domain/desk/person-change";
import { deskFields } from "@/lib/domain/leads/desk-fields";
import type { Lead } from "@/lib/domain/leads/lead";
import { textOf } from "@/lib/domain/leads/lead-row";
import type { AddBody } from "./desk-schemas";
import type { DeskParts } from "./desk-parts";
import { retypedLead, typedLead, typedLeadId } from "./typed-lead";

type Parts = Pick<
  DeskParts,
  "people" | "saveLead" | "savePerson" | "promise" | "isAlone" | "log" | "now"
>;

/**
 * Adds what an operator heard at a call, a visit or a chat, with a next step; a repeated call only corrects
 * it. Resolves to the person's key. Rejects with StoreUnavailable.
 */
export const createPersonAdder =
  ({ people, saveLead, savePerson, promise, isAlone, log, now }: Parts) =>
  async (by: string, input: AddBody): Promise<string> => {
    const id = typedLeadId(input.key);
    const lead = typedLead(id, input, now());
    await log.note({ by, action: "added", references: [lead.reference] });
    let before: Lead | null = null;
    const saved = await saveLead(id, (known) => {
      before = known;
      return known ? retypedLead(known, input) : lead;
    });
    const key = saved?.person ?? id;
    const person = await people.read(key);
    if (!person) return key;
    const save = (change: PersonChange) =>
      savePerson({ key, seen: person.version, change }, { by, at: now(), isAlone });
    if (before) {
      const was = deskFields((field) => textOf(before!, field));
      await save({ kind: "edit", fields: deskFields((field) => input[field]), was });
    } else if (person.nextAt === null && person.stage !== "won") {
      const nextAt = onOpenDay(nextStepAt("tomorrow", now()), promise);
      await save({ kind: "talk", text: "", nextAt });
    }
    return key;
  };
