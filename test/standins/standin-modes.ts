import type { Behaviour } from "./standin-exchange.ts";
import { MODEL_MODES } from "./standin-models.ts";
import { REPLY_MODES } from "./standin-replies.ts";
import { slow, TRANSPORT_MODES } from "./standin-transport.ts";

/** Every behaviour by its name. `slow-<ms>` also works, for any number of milliseconds. */
const MODES = { ...TRANSPORT_MODES, ...MODEL_MODES, ...REPLY_MODES };

export type StandinMode = keyof typeof MODES | `slow-${number}`;

/** Every mode with a fixed name; tests run over all of them. */
export const STANDIN_MODES = Object.keys(MODES) as (keyof typeof MODES)[];

/** The behaviour of a mode; null for an unknown name. */
export const behaviourOf = (mode: string): Behaviour | null => {
  const known: Readonly<Record<string, Behaviour>> = MODES;
  if (Object.hasOwn(known, mode)) return known[mode]!;
  const ms = /^slow-(\d{1,7})$/.exec(mode)?.[1];
  return ms ? slow(Number(ms)) : null;
};
