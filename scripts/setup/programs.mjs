import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./ensure-installed.mjs";

/** The first of these programs on the PATH or at one of the other paths; else undefined. */
export function findProgram(names, elsewhere = []) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...elsewhere].find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a Debian package from the machine's mirror. Throws when that fails. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version"))
    throw new Error("not Debian, or not root");
  const apt = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
  run("apt-get", [...apt, "update"]);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", [...apt, "install", "-y", "--no-install-recommends", name], env);
}

/** Installs poppler, unless this machine has it: without it some tests are skipped with a message. */
export function installPoppler() {
  if (findProgram(["pdftotext"])) return;
  console.log("Installing poppler for the tests …");
  try {
    installDebianPackage("poppler-utils");
  } catch (error) {
    console.error(`No poppler: ${error.message}. Tests that need it are skipped.`);
  }
}
