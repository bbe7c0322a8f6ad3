import { z } from "zod";
import { collectionOf, FOR_EVER } from "@/lib/server/store/store";

export const storedSecret = z.looseObject({ value: z.string().regex(/^[\w-]{43}$/) });
export type Secret = z.infer<typeof storedSecret>;

export const SECRETS = collectionOf<Secret>("secrets", storedSecret, FOR_EVER);
