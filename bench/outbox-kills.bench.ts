import { outboxKills } from "./outbox-kills";
import type { Proof } from "./proof";

/** The size is the number of kills. */
export const proof: Proof = (kills = 20) => outboxKills(kills, 10);
