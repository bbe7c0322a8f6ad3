import { z } from "zod";
import { CHANNELS, type Delivery } from "@/lib/domain/delivery";
import { lang } from "./schemas";

const time = z.number();

/** A waiting message as it stands in the store. */
export const storedDelivery = z.strictObject({
  channel: z.enum(CHANNELS),
  about: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("lead"), leadId: z.string(), receivedAt: time }),
    z.strictObject({ kind: z.literal("deletion"), leadId: z.string(), deletedAt: time }),
    z.strictObject({ kind: z.literal("summary"), from: time, to: time }),
    z.strictObject({
      kind: z.literal("report"),
      visitorId: z.string(),
      completedAt: time,
      email: z.string(),
      lang,
    }),
  ]),
  since: time,
  dueAt: time,
  tries: z.int(),
  holder: z.string().nullable(),
}) satisfies z.ZodType<Delivery>;
