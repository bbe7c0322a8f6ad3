import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/test/support/free-port";
import { type Site, startSite } from "@/test/support/site";
import {
  canFindFirestoreEmulator,
  startFirestoreEmulator,
} from "@/test/standins/firestore-emulator";
import { startBalancer } from "./balancer";

const READY_WITHIN_MS = 60_000;
const PROJECT = `demo-instances-${process.pid}`;

/** Whether a pair can be started on this machine. */
export const canStartPair = (): boolean => canFindFirestoreEmulator();

/** Waits until a server is ready, as a load balancer does before it sends requests. */
const untilReady = async ({ url }: Site) => {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(100))
    if ((await fetch(`${url}/api/ready`)).ok) return;
  throw new Error("A server did not become ready");
};

/**
 * Two servers behind a load balancer that sends requests to them alternately, with one Firestore (the official
 * emulator).
 */
export const startPair = async (env: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-instances-"));
  const emulator = await startFirestoreEmulator();
  const balancer = await startBalancer();
  const ports = [await freePort(), await freePort()];
  const sites: Site[] = [];
  const launch = async (at: number): Promise<void> => {
    sites[at] = await startSite(
      {
        SITE_URL: balancer.url,
        TRUST_PROXY_HOPS: "1",
        STORE: "firestore",
        FIREBASE_PROJECT_ID: PROJECT,
        FIRESTORE_EMULATOR_HOST: emulator.host,
        ALLOW_EMULATORS: "1",
        METADATA_SERVER_DETECTION: "none",
        ...env,
      },
      ports[at],
    );
    await untilReady(sites[at]);
  };
  const stop = async () => {
    balancer.close();
    await Promise.all(sites.map((each) => each.stop("SIGKILL")));
    await emulator.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const at of ports.keys()) await launch(at);
  } catch (error) {
    await stop();
    throw error;
  }
  balancer.serve(sites.map(({ url }) => url));
  return {
    url: balancer.url,
    /** For another client of the same database. */
    firestore: { projectId: PROJECT, host: emulator.host },
    /** Kills one server with SIGKILL; the result starts it again. */
    kill: async (at: number): Promise<() => Promise<void>> => {
      await sites[at]!.stop("SIGKILL");
      return () => launch(at);
    },
    stop,
  };
};
