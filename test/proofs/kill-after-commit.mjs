import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * Loaded into a server before its own code (`--import`): it dies right after its nth commit, with nothing said yet. A
 * file may name a new n at any time (`KILL_AFTER_FILE`).
 */
const file = process.env.KILL_AFTER_FILE;
let left = Number(process.env.KILL_AFTER_COMMITS);
const { exec } = DatabaseSync.prototype;

const countedInFile = () => {
  try {
    left = Number(readFileSync(file, "utf8"));
    writeFileSync(file, `${left - 1}`);
  } catch {
    left = 0; // no file yet
  }
};

DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, sql);
  if (sql !== "COMMIT") return;
  if (file) countedInFile();
  if (left-- === 1) process.kill(process.pid, "SIGKILL");
};
