import { z } from "zod";
import { deskLinkKeptMs, deskSessionKeptMs } from "@/lib/domain/leads/retention";
import { collectionOf } from "@/lib/server/store/store";

const said = z.looseObject({
  text: z.string(),
  isTrouble: z.exactOptional(z.boolean()),
  kept: z.exactOptional(z.record(z.string(), z.string())),
  undo: z.exactOptional(
    z.looseObject({ to: z.string(), fields: z.record(z.string(), z.string()) }),
  ),
});

/** An operator's session, by the hash of its cookie; `waitsAt`: the page whose form waits. One of 1.0.0 is nobody's. */
const storedDeskSession = z.looseObject({
  email: z.string().default(""),
  openedAt: z.number().default(0),
  seenAt: z.number(),
  said: z.exactOptional(said.nullable()),
  waitsAt: z.exactOptional(z.string()),
  search: z.exactOptional(z.string()),
});
export type DeskSession = z.infer<typeof storedDeskSession>;

export const DESK_SESSIONS = collectionOf<DeskSession>(
  "deskSessions",
  storedDeskSession,
  deskSessionKeptMs,
);

/** A link that opens the desk once, by its token's hash; `browser`: the hash of who asked, null: made from the shell. */
const storedDeskLink = z.looseObject({
  email: z.string(),
  at: z.number(),
  browser: z.string().nullable(),
});

export const DESK_LINKS = collectionOf("deskLinks", storedDeskLink, deskLinkKeptMs);
