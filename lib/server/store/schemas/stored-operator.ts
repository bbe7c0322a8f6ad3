import { z } from "zod";
import { deskSessionKeptMs } from "@/lib/domain/leads/retention";
import type { Collection } from "@/lib/server/store/store";

/** The time when an operator's session was used last; its id is the hash of the session's cookie. */
const storedDeskSession = z.looseObject({ seenAt: z.number() });
export type DeskSession = { seenAt: number };

export const DESK_SESSIONS: Collection<DeskSession> = {
  name: "deskSessions",
  parse: (value) => storedDeskSession.parse(value),
  keptFor: deskSessionKeptMs,
};
