import { setTimeout as sleep } from "node:timers/promises";
import { mbOf } from "@/bench/support/memory";
import { startPlainNext } from "@/bench/support/plain-next";
import { atMost } from "@/bench/support/proof";
import type { Measured } from "./alternately";
import { bareLoad, ourLoad } from "./api-load";
import { PEERS } from "./build-peers";
import { COMPRESSED, IDENTITY, requestsPerSecond } from "./load";
import { type Server, withPeers, withSite } from "./peers";
import type { Measurement } from "./speed-proof";

const SETTLE_MS = 3_000;
/** In MB. */
const MOST = { idle: 160, "after pages": 200, "after API": 460 };

/** A process's resident memory in MB: after the start, after a load on its home page, and after one on its API. */
const measured = async (
  { url, pid }: Server,
  seconds: number,
  api: () => Promise<unknown>[],
): Promise<Measured> => {
  await sleep(SETTLE_MS);
  const idle = mbOf(pid);
  for (const encoding of [IDENTITY, COMPRESSED])
    await requestsPerSecond(`${url}/`, encoding, seconds);
  const afterPages = mbOf(pid);
  await Promise.all(api());
  return { idle, "after pages": afterPages, "after API": mbOf(pid) };
};

/** The memory of the site and of Next alone. */
export const memoryUse = async (seconds: number): Promise<Measurement> => {
  await withPeers(async () => {}); // builds them
  const site = await withSite((server) =>
    measured(server, seconds, () => [
      ourLoad(server, "answer", seconds),
      ourLoad(server, "analysis", seconds),
    ]),
  );
  const bare = await startPlainNext({}, { folder: PEERS.next, page: "/" });
  const next = await measured(bare, seconds, () => [bareLoad(bare, "answer", seconds)]).finally(
    bare.stop,
  );
  return {
    note: `MB, loads of ${seconds} s over 64 connections.`,
    tables: [
      Object.entries({ site, next }).map(([side, all]) => ({ "resident MB": side, ...all })),
    ],
    figures: Object.entries(MOST).map(([when, most]) => atMost(when, site[when]!, most, " MB")),
  };
};
