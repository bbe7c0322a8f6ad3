import type { Lead } from "./lead";

/** The key of a lead's person; one of release 1.0.0 has its own until it is placed. */
export const knownPersonOf = (id: string, { person }: Lead): string => person ?? id;
