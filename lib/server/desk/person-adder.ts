import { onOpenDay } from "@/lib/domain/leads/answer-by";
import { nextStepAt } from "@/lib/domain/desk/next-step";
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
    const saved = await saveLead(id, (known) => (known ? retypedLead(known, input) : lead));
    const key = saved?.person ?? id;
    const person = await people.read(key);
    if (!person || person.nextAt !== null || person.stage === "won") return key;
    const at = onOpenDay(nextStepAt("tomorrow", now()), promise);
    const author = { by, at: now(), isAlone };
    const change = { kind: "talk", text: "", nextAt: at } as const;
    await savePerson({ key, seen: person.version, change }, author);
    return key;
  };
