import { cpuOf } from "@/test/support/cpu";
import type { Measured } from "./alternately";
import { CONNECTIONS } from "./load";
import { percentile } from "./stats";

type Reply = { status: number; ms: number };

/**
 * Sends requests one after another on each of 64 connections, for some seconds: measures requests per second, p99 in
 * ms, and the CPU time of the process `pid` for each. `send` sends the n-th on a connection. An answer that is no
 * success ends it all.
 */
export const closedLoop = async (
  seconds: number,
  pid: number,
  send: (connection: number, n: number) => Promise<Reply>,
): Promise<Measured> => {
  const taken: number[] = [];
  const cpuBefore = cpuOf(pid);
  const start = performance.now();
  const end = start + seconds * 1000;
  const loop = async (connection: number) => {
    for (let n = 0; performance.now() < end; n++) {
      const { status, ms } = await send(connection, n);
      if (status >= 300) throw new Error(`Answered ${status} under load`);
      taken.push(ms);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => loop(connection)));
  const rate = (taken.length * 1000) / (performance.now() - start);
  const each = (1_000_000 * (cpuOf(pid) - cpuBefore)) / taken.length;
  return { "requests a second": rate, p99: percentile(taken, 0.99), "µs each": each };
};
