import { z } from "zod";

/** The time when an operator's session was used last; its id is the hash of the session's cookie. */
export const storedDeskSession = z.looseObject({ seenAt: z.number() });
export type DeskSession = { seenAt: number };
