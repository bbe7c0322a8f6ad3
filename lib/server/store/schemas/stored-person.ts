import { z } from "zod";
import { deskFields } from "@/lib/domain/leads/desk-fields";
import { LEAD_KINDS } from "@/lib/domain/leads/lead-fields";
import { type Person, personKeptMs } from "@/lib/domain/leads/person";
import type { PersonLead } from "@/lib/domain/leads/person-lead";
import type { Sale } from "@/lib/domain/leads/sale";
import { searchedInPerson } from "@/lib/domain/leads/searched-text";
import { type Collection, collectionOf } from "@/lib/server/store/store";
import { action, payment } from "./stored-lead";
import { storedLang } from "./stored-visitor";

const time = z.number();
const text = z.string();

const note = z.looseObject({
  at: time,
  by: text.nullable(),
  stage: text,
  text,
  action: action.optional().catch(undefined),
}) satisfies z.ZodType<Person["notes"][number]>;

const sale = z.looseObject({
  id: text,
  at: time,
  by: text,
  lead: text.nullable(),
  packageId: text.nullable(),
  rupees: z.number(),
  dueOn: text.nullable(),
  payments: z.array(payment),
}) satisfies z.ZodType<Sale>;

const personLead = z.looseObject({
  ...deskFields(() => text),
  id: text,
  reference: text,
  kind: z.enum(LEAD_KINDS),
  until: time,
  receivedAt: time,
  wants: text,
  packageId: text.nullable(),
  area: text.nullable(),
  score: z.looseObject({ health: z.number(), grade: text }).nullable(),
  lang: storedLang,
  source: text,
  firstWords: text,
  flags: z.array(text),
  isEnded: z.boolean(),
  asks: z.boolean(),
  callAt: time.nullable(),
  claimedAt: time.nullable(),
  answeredAt: time.nullable(),
}) satisfies z.ZodType<PersonLead>;

const decided = {
  stage: text,
  owner: text.nullable(),
  nextAt: time.nullable(),
  lostReason: text.nullable(),
  sales: z.array(sale),
  isBarred: z.boolean(),
};

const storedPerson = z.looseObject({
  ...decided,
  details: z.looseObject(deskFields(() => z.exactOptional(text))),
  notes: z.array(note),
  leads: z.array(personLead),
  version: z.number(),
  undo: z
    .looseObject({
      at: time,
      by: text,
      before: z.looseObject(decided),
      answered: z.record(text, time.nullable()),
      touched: z.array(text),
    })
    .nullable()
    .catch(null),
  isErased: z.boolean(),
}) satisfies z.ZodType<Person>;

/** The people of the desk, by their keys (lib/domain/leads/person-key.ts). */
export const PEOPLE: Collection<Person> = {
  ...collectionOf<Person>("people", storedPerson, personKeptMs),
  words: searchedInPerson,
};
