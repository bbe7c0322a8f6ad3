import { onOpenDay } from "@/lib/domain/leads/answer-by";
import { nextStepAt } from "@/lib/domain/desk/next-step";
import { deskFields } from "@/lib/domain/leads/desk-fields";
import { textOf } from "@/lib/domain/leads/lead-row";
import type { AddBody } from "./desk-schemas";
import type { DeskParts } from "./desk-parts";
import { retypedLead, typedLead, typedLeadId } from "./typed-lead";

type Parts = Pick<
  DeskParts,
  "leads" | "people" | "saveLead" | "savePerson" | "promise" | "isAlone" | "log" | "now"
>;

/** Adds or corrects a typed lead; resolves to its person's key. Rejects with StoreUnavailable. */
export const createPersonAdder =
  ({ leads, people, saveLead, savePerson, promise, isAlone, log, now }: Parts) =>
  async (by: string, input: AddBody): Promise<string> => {
    const id = typedLeadId(input.key);
    const lead = typedLead(id, input, now());
    await log.note({ by, action: "added", references: [lead.reference] });
    const before = await leads.read(id);
    const saved = await saveLead(id, (known) => (known ? retypedLead(known, input) : lead));
    const key = saved?.person ?? id;
    const person = await people.read(key);
    const author = { by, at: now(), isAlone };
    if (before && person) {
      const was = deskFields((field) => textOf(before, field));
      const change = { kind: "edit", fields: deskFields((field) => input[field]), was } as const;
      await savePerson({ key, seen: person.version, change }, author);
    }
    if (!person || person.nextAt !== null || person.stage === "won") return key;
    const at = onOpenDay(nextStepAt("tomorrow", now()), promise);
    const change = { kind: "talk", text: "", nextAt: at } as const;
    await savePerson({ key, seen: person.version, change }, author);
    return key;
  };
