import { z } from "zod";

/** A random key that only this site's store has. */
export const storedSecret = z.looseObject({ value: z.string().regex(/^[\w-]{43}$/) });
export type Secret = z.infer<typeof storedSecret>;
