import { z } from "zod";
import type { Account } from "@/lib/domain/account/account";
import { collectionOf, FOR_EVER } from "@/lib/server/store/store";

/** An account as stored; unknown fields are kept (docs/product/data.md#r16). */
const storedAccount = z.looseObject({
  userId: z.string().nullable(),
  pending: z.array(z.string()),
}) satisfies z.ZodType<Account>;

/** The record of each Google account, by its uid. */
export const ACCOUNTS = collectionOf<Account>("accounts", storedAccount, FOR_EVER);
