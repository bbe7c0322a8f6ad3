import { z } from "zod";
import { keptMsOf } from "@/lib/domain/leads/retention";
import { collectionOf } from "@/lib/server/store/store";

/** What a visitor deleted while `dataRules2027` is on: the collection it was in, and its document as JSON. */
export const storedSetAside = z.looseObject({
  of: z.enum(["users", "leads"]),
  document: z.string(),
});
export type SetAside = z.infer<typeof storedSetAside>;

/** What was deleted while `dataRules2027` is on; nothing reads it back. */
export const SET_ASIDE = collectionOf<SetAside>("setAside", storedSetAside, () =>
  keptMsOf("setAside"),
);
