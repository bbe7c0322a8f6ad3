import { z } from "zod";
import type { DeskLogEntry } from "@/lib/domain/desk/desk-log";
import { keptMsOf } from "@/lib/domain/leads/retention";
import { type Collection, collectionOf } from "@/lib/server/store/store";

/** An entry of the desk's log as stored. */
const storedDeskLog = z.looseObject({
  at: z.number(),
  by: z.string(),
  action: z.string(),
  references: z.array(z.string()),
  filter: z.looseObject({ hasText: z.boolean() }).nullable(),
  format: z.string().nullable(),
  count: z.number().nullable(),
}) satisfies z.ZodType<DeskLogEntry>;

export const DESK_LOG: Collection<DeskLogEntry> = {
  ...collectionOf<DeskLogEntry>("deskLog", storedDeskLog, () => keptMsOf("deskLog")),
  storedNames: new Map([["action", "did"]]),
};
