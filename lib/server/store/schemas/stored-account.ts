import { z } from "zod";
import type { Account } from "@/lib/domain/account/account";
import { collectionOf, FOR_EVER } from "@/lib/server/store/store";
import { keptMsOf } from "@/lib/domain/leads/retention";

/** An account as stored; unknown fields are kept (docs/product/data.md#r16). */
const storedAccount = z.looseObject({
  userId: z.string().nullable(),
  pending: z.array(z.string()),
}) satisfies z.ZodType<Account>;

export const ACCOUNTS = collectionOf<Account>("accounts", storedAccount, FOR_EVER);

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
