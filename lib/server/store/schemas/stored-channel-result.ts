import { z } from "zod";
import type { ChannelResult } from "@/lib/domain/notify/channel-result";
import { storedFailure } from "./stored-notification";

/** A channel's last failure and last success as stored. */
export const storedChannelResult = z.looseObject({
  failure: storedFailure.nullable(),
  succeededAt: z.number().nullable(),
}) satisfies z.ZodType<ChannelResult>;
