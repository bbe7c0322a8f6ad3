import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Firestore, Timestamp } from "@google-cloud/firestore";
import type { CallHours } from "@/lib/domain/calls/call-hours";
import type { Lead } from "@/lib/domain/leads/lead";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { Tally } from "@/lib/domain/funnel/daily-counts";
import {
  canFindFirestoreEmulator,
  startFirestoreEmulator,
} from "@/test/standins/firestore-emulator";
import { saveCallHours } from "@/test/support/save-call-hours";
import { storedLeads } from "@/test/support/stored-leads";
import { storedRecords } from "@/test/support/stored-records";

type StoredLead = Lead & Readonly<Record<string, unknown>>;

export type StoreKind = "sqlite" | "firestore";

/** Where a journey's site keeps its things, and a way to look into it behind the site's back. */
export type SiteStore = {
  /** What the site has to be told to keep its things here. */
  env: Record<string, string>;
  /** Every visitor's record by id, as it is now. */
  visitors: () => Promise<Map<string, VisitorRecord>>;
  /** All leads, in the order in which they came. */
  leads: () => Promise<StoredLead[]>;
  /** All that was counted. */
  tallies: () => Promise<Tally[]>;
  /** Puts something else in the place of a visitor's record. */
  rewrite: (id: string, change: (record: VisitorRecord) => VisitorRecord) => Promise<void>;
  /** Sets the hours of our calls. */
  setCallHours: (hours: CallHours) => Promise<void>;
  close: () => Promise<void>;
};

/** Google's libraries would look for a server of Google's that tells who we are. */
process.env.METADATA_SERVER_DETECTION = "none";

export const sqliteSiteStore = (folder: string): SiteStore => {
  const path = join(folder, "site.db");
  const visitors = async () => storedRecords<VisitorRecord>(path, "users");
  return {
    env: { SQLITE_PATH: path },
    visitors,
    leads: async () => storedLeads(path),
    tallies: async () => [...storedRecords<Tally>(path, "counts").values()],
    rewrite: async (id, change) => {
      const record = JSON.stringify(change((await visitors()).get(id)!));
      const database = new DatabaseSync(path, { timeout: 5_000 });
      database.prepare('UPDATE "users" SET record = ? WHERE id = ?').run(record, id);
      database.close();
    },
    setCallHours: (hours) => saveCallHours(path, hours),
    close: async () => undefined,
  };
};

/** On an official emulator for this store alone: the project may be shared, since the sign-in emulator knows only one. */
const firestoreSiteStore = async (projectId: string): Promise<SiteStore> => {
  if (!canFindFirestoreEmulator()) throw new Error("No Firestore emulator on this machine");
  const emulator = await startFirestoreEmulator();
  const { host } = emulator;
  const customHeaders = { Authorization: "Bearer owner" };
  const database = new Firestore({ projectId, host, ssl: false, customHeaders });
  // Its first transaction takes it seconds, more than a journey's site waits.
  const first = database.collection("warm-up").doc("first");
  await database.runTransaction(async (transaction) => {
    transaction.set(first, { ...(await transaction.get(first)).data() });
  });
  const recordsIn = async <R>(collection: string): Promise<[id: string, record: R][]> => {
    const found = await database.collection(collection).orderBy("createdAt").get();
    return found.docs.map((document) => {
      const { createdAt, updatedAt, expiresAt, ...record } = document.data();
      return [document.id, record as R];
    });
  };
  const visitors = async () => new Map(await recordsIn<VisitorRecord>("users"));
  return {
    env: {
      STORE: "firestore",
      FIRESTORE_EMULATOR_HOST: host,
      FIREBASE_PROJECT_ID: projectId,
      ALLOW_EMULATORS: "1",
    },
    visitors,
    leads: async () => (await recordsIn<StoredLead>("leads")).map(([, lead]) => lead),
    tallies: async () => (await recordsIn<Tally>("counts")).map(([, tally]) => tally),
    rewrite: async (id, change) => {
      const record = change((await visitors()).get(id)!);
      await database.collection("users").doc(id).update(record);
    },
    setCallHours: async (hours) => {
      const at = Timestamp.now();
      const entry = { ...hours, createdAt: at, updatedAt: at };
      await database.collection("callHours").doc("hours").set(entry);
    },
    close: async () => {
      await database.terminate();
      await emulator.stop();
    },
  };
};

/** SQLite in a folder, or the official Firestore emulator. Throws where there is none. */
export const startSiteStore = async (
  kind: StoreKind,
  folder: string,
  projectId: string,
): Promise<SiteStore> =>
  kind === "firestore" ? firestoreSiteStore(projectId) : sqliteSiteStore(folder);
