import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/test/support/free-port";

const MAIN_CLASS = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
const DEBIAN_PACKAGE = "google-cloud-cli-firestore-emulator";
const START_MS = 30_000;

export type Emulator = { host: string; stop: () => Promise<void> };

const linesOf = (command: string, args: string[]): string[] => {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync(command, args, { encoding: "utf8", stdio }).split("\n");
  } catch {
    return [];
  }
};

const isJar = (name: string) => /firestore-emulator[^/]*\.jar$/.test(name);

/**
 * The JAR of the official emulator: from the Debian package, else from firebase-tools' cache; undefined without either.
 */
const findJar = (): string | undefined => {
  const cache = join(homedir(), ".cache", "firebase", "emulators");
  const cached = existsSync(cache) ? readdirSync(cache).map((name) => join(cache, name)) : [];
  return [...linesOf("dpkg", ["-L", DEBIAN_PACKAGE]), ...cached.toSorted().reverse()].find(isJar);
};

const isUp = async (host: string): Promise<boolean> =>
  fetch(`http://${host}/`).then(
    (response) => response.ok,
    () => false,
  );

const stopped = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
};

/** Whether the official Firestore emulator can be used here: there is an address, or a JAR and Java. */
export const canFindFirestoreEmulator = (): boolean =>
  Boolean(process.env.FIRESTORE_EMULATOR_HOST) ||
  (findJar() !== undefined && linesOf("java", ["--version"]).length > 0);

/**
 * The official Firestore emulator: the one FIRESTORE_EMULATOR_HOST names, else one started on a free port from the JAR
 * on this machine; no emulator on npm isolates transactions. Throws when it does not start.
 */
export const startFirestoreEmulator = async (): Promise<Emulator> => {
  const given = process.env.FIRESTORE_EMULATOR_HOST;
  if (given) return { host: given, stop: async () => undefined };
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const args = [
    "-Xmx512m",
    "-cp",
    findJar()!,
    MAIN_CLASS,
    "start",
    "--host=127.0.0.1",
    `--port=${port}`,
  ];
  const child = spawn("java", args, { stdio: "ignore" });
  const killNow = () => child.kill("SIGKILL");
  process.once("exit", killNow);
  const stop = async () => {
    process.off("exit", killNow);
    await stopped(child);
  };
  for (const end = Date.now() + START_MS; Date.now() < end && child.exitCode === null;) {
    if (await isUp(host)) return { host, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error("The Firestore emulator did not start");
};
