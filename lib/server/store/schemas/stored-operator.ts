import { z } from "zod";

/** The time when an operator's session was used last; its id is the hash of the session's cookie. */
export const storedDeskSession = z.looseObject({ seenAt: z.number() });
export type DeskSession = { seenAt: number };

/** An operator without rights; its id is the hash of the address. It is a block whatever its other fields are. */
export const storedOperatorBlock = z.looseObject({
  email: z.string().catch(""),
  at: z.number().catch(0),
});
export type OperatorBlock = { email: string; at: number };
