// Over 1 s: the Firestore emulator has to start.
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp } from "firebase-admin/firestore";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { firestoreStore } from "@/lib/server/store/firestore";
import { describeSearch } from "@/test/contracts/search-contract";
import {
  canFindFirestoreEmulator,
  type Emulator,
  startFirestoreEmulator,
} from "@/test/standins/firestore-emulator";

process.env.METADATA_SERVER_DETECTION = "none";

/** The emulator takes seconds on a busy machine. */
const PATIENT_MS = 50_000;

if (canFindFirestoreEmulator()) {
  const app = initializeApp({ projectId: `demo-search-${process.pid}` });
  let emulator: Emulator;
  afterAll(async () => {
    await deleteApp(app);
    await emulator.stop();
  });

  describeSearch("Firestore", async () => {
    emulator = await startFirestoreEmulator();
    process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
    const database = getFirestore(app);
    const leads = firestoreStore(() => database, LEADS, PATIENT_MS);
    return {
      // The app closes the connection.
      leads: { ...leads, close: () => undefined },
      plant: async (planted) => {
        const writer = database.bulkWriter({ throttling: false });
        for (const { id, lead, at } of planted) {
          const time = Timestamp.fromMillis(at);
          void writer.set(database.collection(LEADS.name).doc(id), {
            ...lead,
            createdAt: time,
            updatedAt: time,
          });
        }
        await writer.close();
      },
    };
  });
} else {
  console.warn(
    "The desk's search on Firestore was NOT tried: no FIRESTORE_EMULATOR_HOST, and no emulator JAR with Java on this machine.",
  );
  test.skip("the desk's search on Firestore could not be tried here: no emulator", () => undefined);
}
