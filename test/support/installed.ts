import { spawnSync } from "node:child_process";

/** The first of these programs that this machine has, asked with `version`; undefined if it has none. */
export const installed = (programs: readonly string[], version: string): string | undefined =>
  programs.find((program) => spawnSync(program, [version]).status === 0);
