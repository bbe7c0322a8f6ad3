import { z } from "zod";

/** When an operator's session was used last; its id is the hash of the session's cookie. */
export const storedDeskSession = z.looseObject({ seenAt: z.number() });
export type DeskSession = { seenAt: number };

/** An operator without rights; its id is the hash of the address. Whatever else is in it, it is a block. */
export const storedOperatorBlock = z.looseObject({
  email: z.string().catch(""),
  at: z.number().catch(0),
});
export type OperatorBlock = { email: string; at: number };
