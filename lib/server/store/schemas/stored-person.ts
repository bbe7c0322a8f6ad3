import { z } from "zod";
import type { PersonIndex } from "@/lib/domain/leads/person-card";

/** The leads with a phone number or an e-mail address in common, as stored under a hash of it. */
export const storedPerson = z.looseObject({
  leads: z.array(z.looseObject({ id: z.string(), until: z.number().nullable() })),
}) satisfies z.ZodType<PersonIndex>;
