import { readFileSync } from "node:fs";

/** The CPU time of a process, user and system, in seconds (Linux counts in hundredths). */
export const cpuOf = (pid: number): number => {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return (user! + system!) / 100;
};
