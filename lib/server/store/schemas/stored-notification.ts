import { z } from "zod";
import type { QueuedNotification } from "@/lib/domain/notify/notification";
import { storedLang } from "./stored-visitor";
import { notificationKeptMs } from "@/lib/domain/leads/retention";
import { collectionOf, FOR_EVER } from "@/lib/server/store/store";
import type { ChannelResult } from "@/lib/domain/notify/channel-result";

const time = z.number();

const notice = z.discriminatedUnion("what", [
  z.looseObject({ what: z.literal("storage"), percent: z.literal([70, 90, 100]) }),
  z.looseObject({ what: z.enum(["export", "erasure"]), by: z.string(), count: z.int() }),
  z.looseObject({ what: z.literal("unreadable") }),
  z.looseObject({ what: z.enum(["mail", "webhook"]), code: z.string() }),
]);

/** What release 1.0.0 queued and this one does not send: a notice of a flood of leads. */
const outdated = z
  .looseObject({ kind: z.literal("notice"), notice: z.looseObject({ what: z.literal("flood") }) })
  .transform(() => ({ kind: "outdated" as const }));

const storedFailure = z.looseObject({ at: time, code: z.string(), status: z.number().nullable() });

export const storedNotification = z.looseObject({
  /** No worker of this release takes one of an unknown channel: it waits for a release that does. */
  channel: z.string(),
  about: z.union([
    outdated,
    z.discriminatedUnion("kind", [
      z.looseObject({ kind: z.literal("lead"), leadId: z.string(), receivedAt: time }),
      z.looseObject({ kind: z.literal("request"), leadId: z.string(), at: time }),
      z.looseObject({ kind: z.literal("summary"), from: time, to: time }),
      z.looseObject({
        kind: z.literal("report"),
        visitorId: z.string(),
        completedAt: time,
        email: z.string(),
        lang: storedLang,
        isOwners: z.literal(true).exactOptional(),
      }),
      z.looseObject({ kind: z.literal("notice"), notice, at: time }),
      z.looseObject({ kind: z.literal(["outdated", "deletion", "change", "reminder"]) }),
    ]),
  ]),
  since: time,
  dueAt: time,
  tries: z.int(),
  holder: z.string().nullable(),
  failure: storedFailure.exactOptional(),
  isDone: z.literal(true).exactOptional(),
}) satisfies z.ZodType<QueuedNotification>;

export const DELIVERIES = collectionOf<QueuedNotification>(
  "deliveries",
  storedNotification,
  notificationKeptMs,
);

const storedChannelResult = z.looseObject({
  failure: storedFailure.nullable(),
  succeededAt: z.number().nullable(),
}) satisfies z.ZodType<ChannelResult>;

export const CHANNEL_RESULTS = collectionOf<ChannelResult>(
  "channelResults",
  storedChannelResult,
  FOR_EVER,
);
