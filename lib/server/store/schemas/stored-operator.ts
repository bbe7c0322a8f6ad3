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

/**
 * An operator's session: when it was used last, what its next page says about the last form, and the words that the list
 * is searched for. Its id is the hash of the session's cookie.
 */
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
