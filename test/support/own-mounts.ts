import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync } from "node:fs";

/**
 * Commands for `startSite` that give the server its own mounts, without any right on this machine: they end with
 * the server, and nobody else sees them.
 */
const withMounts = (script: string, folder: string) => [
  "unshare",
  "--user",
  "--map-root-user",
  "--mount",
  "sh",
  "-c",
  `${script} && exec "$@"`,
  folder,
];

/** A disk of so many KB at a folder. */
const onSmallDisk = (folder: string, kb: number) =>
  withMounts(`mount -t tmpfs -o size=${kb}k none "$0"`, folder);

/** Where others find what a server with its own mounts sees at a path. */
export const seenBy = (pid: number, path: string) => `/proc/${pid}/root${path}`;

/** Copies a database that only a server sees, with its log, while nobody writes. SQLite itself would not find it there. */
export const copySeenBy = (pid: number, database: string, to: string): string => {
  for (const part of ["", "-wal"]) copyFileSync(seenBy(pid, database + part), to + part);
  return to;
};

/** Whether this machine lets us; containers and hardened kernels may not. */
export const mayMount = (): boolean => {
  const [command = "", ...args] = withMounts(`mount -t tmpfs none "$0"`, "/tmp");
  return spawnSync(command, [...args, "true"]).status === 0;
};

/**
 * A disk of so many KB at a folder that outlives the servers on it, until `stop`; `through` starts a server there, and
 * `pid` is for `seenBy`.
 */
export const heldSmallDisk = async (folder: string, kb: number) => {
  const [command = "", ...args] = onSmallDisk(folder, kb);
  const holder = spawn(command, [...args, "sh", "-c", "echo ready; exec sleep 1800"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  const inside = ["--preserve-credentials", "--user", "--mount", "--target", `${holder.pid}`];
  return {
    pid: holder.pid!,
    through: ["nsenter", ...inside, "sh", "-c", `cd "$0" && exec "$@"`, process.cwd()],
    stop: () => void holder.kill("SIGKILL"),
  };
};
