import { findProgram, installDebianPackage } from "./programs.mjs";

/** REDIS_SERVER_PATH, else a Redis server of this machine, else undefined. */
function findRedis() {
  // Debian's redis-check-rdb is the same program under another name, in a package that starts no service.
  return process.env.REDIS_SERVER_PATH || findProgram(["redis-server", "redis-check-rdb"]);
}

/** Installs a Redis server; without one, the tests that need it are skipped with a message. */
export function installRedis() {
  if (findRedis()) return;
  console.log("Installing Redis for the tests …");
  try {
    installDebianPackage("redis-tools");
  } catch (error) {
    console.error(`No Redis: ${error.message}. Set REDIS_SERVER_PATH to one.`);
  }
}
