import { findProgram, installDebianPackage } from "./programs.mjs";

/** Programs that some tests need; without one, they are skipped with a message. */
const TOOLS = {
  poppler: { programs: ["pdftotext"], from: "poppler-utils" },
  // Debian's redis-check-rdb is the same program under another name, in a package that starts no service.
  redis: { programs: ["redis-server", "redis-check-rdb"], from: "redis-tools" },
};

/** Installs poppler or a Redis server (REDIS_SERVER_PATH names another one), unless this machine has it. */
export function installTool(name) {
  const { programs, from } = TOOLS[name];
  if ((name === "redis" && process.env.REDIS_SERVER_PATH) || findProgram(programs)) return;
  console.log(`Installing ${name} for the tests …`);
  try {
    installDebianPackage(from);
  } catch (error) {
    console.error(`No ${name}: ${error.message}. Tests that need it are skipped.`);
  }
}
