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

/**
 * An operator's session: whose it is, when it was opened and used last (epoch ms), what its next page says about the last
 * form, the page whose form waits for the next opening, and the words that the list is searched for. Its id is the hash of its cookie. One of 1.0.0, which was Google's,
 * is nobody's.
 */
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

/**
 * A link that opens the desk once: for whom, when it was made (epoch ms), and the hash of the browser that asked; null: it
 * was made from the shell. Its id is the hash of its token.
 */
const storedDeskLink = z.looseObject({
  email: z.string(),
  at: z.number(),
  browser: z.string().nullable(),
});

export const DESK_LINKS = collectionOf("deskLinks", storedDeskLink, deskLinkKeptMs);
