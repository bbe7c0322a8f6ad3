import { readFileSync } from "node:fs";

/** A process's resident memory, in MB. */
export const mbOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
