import type { Behaviour } from "./standin-exchange.ts";
import { REPLY_MODES } from "./standin-replies.ts";
import { slow, TRANSPORT_MODES } from "./standin-transport.ts";

/** Every way to answer, by name. `slow-<ms>` also works, for any number of milliseconds. */
const MODES = { ...TRANSPORT_MODES, ...REPLY_MODES };

export type StandinMode = keyof typeof MODES | `slow-${number}`;

/** Every named mode; tests run over all of them. */
export const STANDIN_MODES = Object.keys(MODES) as (keyof typeof MODES)[];

/** How a mode answers; null for a name that is none. */
export const behaviourOf = (mode: string): Behaviour | null => {
  const known: Readonly<Record<string, Behaviour>> = MODES;
  if (Object.hasOwn(known, mode)) return known[mode]!;
  const ms = /^slow-(\d{1,7})$/.exec(mode)?.[1];
  return ms ? slow(Number(ms)) : null;
};
