import { z } from "zod";
import type { Account } from "@/lib/domain/account/account";

/** An account as it stands in the store; fields we do not know stay in it (docs/product.md#r16). */
export const storedAccount = z.looseObject({
  userId: z.string().nullable(),
  pending: z.array(z.string()),
}) satisfies z.ZodType<Account>;
