import { type ContactLead, type Lead, UNPLACED } from "@/lib/domain/leads/lead";
import { site } from "@/lib/content/facts/site";
import { leadReference } from "@/lib/domain/leads/lead-reference";
import { sha256 } from "@/lib/server/core/sha256";
import { onOpenDay } from "@/lib/domain/leads/answer-by";
import { nextStepAt } from "@/lib/domain/desk/next-step";
import { deskFields } from "@/lib/domain/leads/desk-fields";
import { textOf } from "@/lib/domain/leads/lead-row";
import type { AddBody } from "./desk-schemas";
import type { DeskParts } from "./desk-parts";

/** A lead as an operator typed it in, `receivedAt` in epoch ms. The person agreed by word to be answered. */
export const typedLead = (id: string, input: AddBody, receivedAt: number): ContactLead => {
  const { key, ...words } = input;
  return {
    kind: "contact",
    reference: leadReference(id, site.referenceLetters),
    receivedAt,
    ...UNPLACED,
    ...words,
    flags: [],
    source: {},
    consent: { purpose: "reply", textVersion: "spoken", givenAt: receivedAt, withdrawnAt: null },
    filledMs: null,
    businessType: null,
    visitorId: null,
    keys: [],
    sharedCheck: null,
    call: null,
  };
};

/** A lead that is sent again under its key: with what was corrected meanwhile. The same object when nothing was. */
const retypedLead = (known: Lead, { key, ...words }: AddBody): Lead => {
  if (known.kind !== "contact") return known;
  const isSame = Object.entries(words).every(
    ([name, value]) => known[name as keyof typeof words] === value,
  );
  return isSame ? known : { ...known, ...words };
};

type Parts = Pick<
  DeskParts,
  "leads" | "people" | "saveLead" | "savePerson" | "promise" | "isAlone" | "log" | "now"
>;

/** Adds or corrects a typed lead; resolves to its person's key. Rejects with StoreUnavailable. */
export const createPersonAdder =
  ({ leads, people, saveLead, savePerson, promise, isAlone, log, now }: Parts) =>
  async (by: string, input: AddBody): Promise<string> => {
    const id = sha256(JSON.stringify(["by hand", input.key]));
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
