import { parentPort, workerData } from "node:worker_threads";
import { type AttackName, ATTACKS } from "./attacks";
import type { Target } from "./caller";

/**
 * A worker: carries out one attack; posts "begin" when the measurement of others is to start, and its outcome at the
 * end.
 */
const { site, name, size } = workerData as Target & { name: AttackName; size: number };

const outcome = await ATTACKS[name]({ site }, size, () => parentPort!.postMessage("begin"));
parentPort!.postMessage(outcome);
