import { DatabaseSync } from "node:sqlite";

/** Loaded into a server before its own code (`--import`): it dies right after its nth commit, with nothing said yet. */
let left = Number(process.env.KILL_AFTER_COMMITS);
const { exec } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, sql);
  if (sql === "COMMIT" && --left === 0) process.kill(process.pid, "SIGKILL");
};
