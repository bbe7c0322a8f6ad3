import { z } from "zod";
import type { ChannelResult } from "@/lib/domain/notify/channel-result";
import { storedFailure } from "./stored-notification";
import { collectionOf, FOR_EVER } from "@/lib/server/store/store";

/** A channel's last failure and last success as stored. */
const storedChannelResult = z.looseObject({
  failure: storedFailure.nullable(),
  succeededAt: z.number().nullable(),
}) satisfies z.ZodType<ChannelResult>;

export const CHANNEL_RESULTS = collectionOf<ChannelResult>(
  "channelResults",
  storedChannelResult,
  FOR_EVER,
);
