import { z } from "zod";
import { CHANNELS, type Delivery } from "@/lib/domain/delivery";
import { lang } from "./schemas";

const time = z.number();

const notice = z.discriminatedUnion("what", [
  z.strictObject({ what: z.literal("flood") }),
  z.strictObject({ what: z.literal("storage"), percent: z.literal([70, 90, 100]) }),
  z.strictObject({ what: z.enum(["export", "erasure"]), by: z.string(), count: z.int() }),
  z.strictObject({ what: z.literal("blocked"), by: z.string() }),
  z.strictObject({ what: z.literal("unreadable") }),
]);

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
      isOwners: z.literal(true).exactOptional(),
    }),
    z.strictObject({ kind: z.literal("notice"), notice, at: time }),
  ]),
  since: time,
  dueAt: time,
  tries: z.int(),
  holder: z.string().nullable(),
  isDone: z.literal(true).exactOptional(),
}) satisfies z.ZodType<Delivery>;
