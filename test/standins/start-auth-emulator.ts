import { fork } from "node:child_process";
import { once } from "node:events";

/** `host` is host:port. */
export type AuthEmulator = { host: string; stop: () => Promise<void> };

const PROGRAM = "test/standins/auth-emulator-serve.mjs";

/**
 * Google's official Auth emulator: the one TEST_AUTH_EMULATOR_HOST names, which a run of all tests shares, else one
 * started on a free port of this machine, installed at its first use. It ends with this process. Its accounts live in
 * memory, separately for each project, so `npm run dev` and the tests use different projects.
 */
export const startAuthEmulator = async (projectId: string): Promise<AuthEmulator> => {
  const given = process.env.TEST_AUTH_EMULATOR_HOST;
  if (given) return { host: given, stop: async () => undefined };
  // CI: Google's tools then neither ask questions nor send statistics.
  const child = fork(PROGRAM, [projectId], { env: { ...process.env, CI: "1" }, execArgv: [] });
  const exited = once(child, "exit");
  const [told] = (await Promise.race([once(child, "message"), exited])) as [unknown];
  if (typeof told !== "object" || told === null || !("host" in told))
    throw new Error("The Auth emulator could not be installed or started.");
  child.unref(); // a test that does not stop it can still end
  child.channel?.unref();
  return {
    host: String(told.host),
    stop: async () => {
      child.ref();
      child.kill("SIGKILL");
      await exited;
    },
  };
};
