import { outboxKills } from "@/bench/reliability/outbox-kills";
import type { Proof } from "@/bench/support/proof";

/** The size is the number of kills. */
export const proof: Proof = (kills = 20) => outboxKills(kills, 10);
