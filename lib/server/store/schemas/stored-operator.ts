import { z } from "zod";
import { deskSessionKeptMs } from "@/lib/domain/leads/retention";
import { collectionOf } from "@/lib/server/store/store";

const said = z.looseObject({
  text: z.string(),
  isTrouble: z.exactOptional(z.boolean()),
  kept: z.exactOptional(z.record(z.string(), z.string())),
  undo: z.exactOptional(
    z.looseObject({ to: z.string(), fields: z.record(z.string(), z.string()) }),
  ),
});

/** An operator's session, by the hash of its cookie; `said` is for its next page. */
const storedDeskSession = z.looseObject({
  seenAt: z.number(),
  said: z.exactOptional(said.nullable()),
  search: z.exactOptional(z.string()),
});
export type DeskSession = z.infer<typeof storedDeskSession>;

export const DESK_SESSIONS = collectionOf<DeskSession>(
  "deskSessions",
  storedDeskSession,
  deskSessionKeptMs,
);
