import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { firestoreStore } from "@/lib/server/store/firestore";
import type { Collection } from "@/lib/server/store/store";
import {
  canFindFirestoreEmulator,
  type Emulator,
  startFirestoreEmulator,
} from "@/test/standins/firestore-emulator";

/** The emulator takes seconds for transactions that contend, and on a busy machine. */
const PATIENT_MS = 50_000;

/** An emulator's database, and the opener of its collections. */
const openOn = (database: Firestore) => ({
  database,
  open: <R extends object>(of: Collection<R>) => firestoreStore(() => database, of, PATIENT_MS),
});

/**
 * Defines tests of `subject` on the Firestore emulator, which `start` starts and which ends after them. Without an
 * emulator on this machine it says that they were not run.
 */
export const onFirestore = (
  subject: string,
  define: (start: () => Promise<ReturnType<typeof openOn>>) => void,
): void => {
  if (!canFindFirestoreEmulator()) {
    console.warn(
      `${subject} on Firestore was NOT tried: no FIRESTORE_EMULATOR_HOST, and no emulator JAR with Java on this machine.`,
    );
    test.skip(`${subject} on Firestore: no emulator found`, () => undefined);
    return;
  }
  process.env.METADATA_SERVER_DETECTION = "none";
  jest.setTimeout(60_000);
  const app = initializeApp({ projectId: `demo-${subject.toLowerCase()}-${process.pid}` });
  let emulator: Emulator;
  afterAll(async () => {
    await deleteApp(app);
    await emulator.stop();
  });
  define(async () => {
    emulator = await startFirestoreEmulator();
    process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
    return openOn(getFirestore(app));
  });
};
