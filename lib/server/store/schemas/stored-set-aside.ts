import { z } from "zod";

/** What a visitor deleted while `dataRules2027` is on: the collection it was in, and its document as JSON. */
export const storedSetAside = z.looseObject({
  of: z.enum(["users", "leads"]),
  document: z.string(),
});
export type SetAside = z.infer<typeof storedSetAside>;
