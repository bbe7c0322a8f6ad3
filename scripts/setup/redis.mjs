import { findProgram, installDebianPackage } from "./programs.mjs";

/** REDIS_SERVER_PATH, else a Redis server of this machine, else undefined. */
function findRedis() {
  // Debian's redis-check-rdb is the very server under another name, in a package that starts no service.
  return process.env.REDIS_SERVER_PATH || findProgram(["redis-server", "redis-check-rdb"]);
}

/** Without one, the tests that need Redis say so and are skipped. */
export function installRedis() {
  if (findRedis()) return;
  console.log("Installing Redis for the tests …");
  try {
    installDebianPackage("redis-tools");
  } catch (error) {
    console.error(`No Redis: ${error.message}. Set REDIS_SERVER_PATH to one.`);
  }
}
