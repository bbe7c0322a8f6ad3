import { z } from "zod";
import { type PersonIndex, personKeptMs } from "@/lib/domain/leads/person-card";
import type { Collection } from "@/lib/server/store/store";

/** The leads with a phone number or an e-mail address in common, as stored under a hash of it. */
const storedPerson = z.looseObject({
  leads: z.array(z.looseObject({ id: z.string(), until: z.number().nullable() })),
}) satisfies z.ZodType<PersonIndex>;

/** Which leads are the same person's, by the hash of a phone number or an e-mail address. */
export const PEOPLE: Collection<PersonIndex> = {
  name: "people",
  parse: (value) => storedPerson.parse(value),
  keptFor: (person) => personKeptMs(person, Date.now()),
};
