import { z } from "zod";
import type { Account } from "@/lib/domain/account/account";
import { type Collection, FOR_EVER } from "@/lib/server/store/store";

/** An account as stored; unknown fields are kept (docs/product/data.md#r16). */
export const storedAccount = z.looseObject({
  userId: z.string().nullable(),
  pending: z.array(z.string()),
}) satisfies z.ZodType<Account>;

export const ACCOUNTS: Collection<Account> = {
  name: "accounts",
  parse: (value) => storedAccount.parse(value),
  keptFor: FOR_EVER,
};
