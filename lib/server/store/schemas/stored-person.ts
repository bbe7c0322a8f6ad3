import { z } from "zod";
import type { PersonChoice } from "@/lib/domain/leads/person-choices";
import { type Person, personKeptMs } from "@/lib/domain/leads/person-leads";
import type { PersonLead } from "@/lib/domain/leads/person-lead";
import { keptMsOf } from "@/lib/domain/leads/retention";
import { collectionOf } from "@/lib/server/store/store";

const time = z.number().nullable();
const text = z.string().nullable();

const personLead = z.looseObject({
  id: z.string(),
  until: time,
  receivedAt: z.number(),
  wants: z.string(),
  status: z.string(),
  nextAt: time,
  owner: text,
  packageId: text,
  area: text,
  lang: z.string(),
  source: z.string(),
  isWaiting: z.boolean(),
  answeredAt: time,
  claimedAt: time.default(null),
  isSpam: z.boolean(),
  isEnded: z.boolean(),
  callAt: time.default(null),
}) satisfies z.ZodType<PersonLead>;

const storedPerson = z.looseObject({
  leads: z.array(personLead),
  status: z.exactOptional(z.string()),
  isSpam: z.exactOptional(z.boolean()),
  owner: z.exactOptional(z.string()),
  latestAt: z.exactOptional(z.number()),
  isWaiting: z.exactOptional(z.boolean()),
  waitsAt: z.exactOptional(z.number()),
  dueAt: z.exactOptional(z.number()),
  lateAt: z.exactOptional(z.number()),
  foldAt: z.exactOptional(z.number()),
}) satisfies z.ZodType<Person>;

/** The people of the desk's lists, each with the leads in brief, by their keys (lib/domain/leads/person.ts). */
export const PERSONS = collectionOf<Person>("persons", storedPerson, personKeptMs);

/** The persons that operators chose, by the key of a phone, an address, or both together. */
export const CHOICES = collectionOf<PersonChoice>(
  "choices",
  z.looseObject({ person: z.string(), usedAt: z.number() }),
  () => keptMsOf("lead"),
);
