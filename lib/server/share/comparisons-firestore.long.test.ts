// holds: #comparison
// Over 1 s: the Firestore emulator has to start.
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { describeComparisons } from "@/test/contracts/comparisons-contract";
import {
  canFindFirestoreEmulator,
  type Emulator,
  startFirestoreEmulator,
} from "@/test/standins/firestore-emulator";
import { COMPARISONS, LINKS } from "@/lib/server/store/schemas/stored-share";
import { firestoreStore } from "@/lib/server/store/firestore";
import { storedAccount } from "@/lib/server/store/schemas/stored-account";
import { storedLead, storedSubmission } from "@/lib/server/store/schemas/stored-lead";
import { storedVisitor } from "@/lib/server/store/schemas/stored-visitor";
import type { KeptFor, Parse } from "@/lib/server/store/store";

process.env.METADATA_SERVER_DETECTION = "none";

/** The emulator takes seconds for transactions that contend. */
const PATIENT_MS = 50_000;
jest.setTimeout(60_000);

if (canFindFirestoreEmulator()) {
  const app = initializeApp({ projectId: `demo-pairs-${process.pid}` });
  let emulator: Emulator;
  afterAll(async () => {
    await deleteApp(app);
    await emulator.stop();
  });

  describeComparisons("Firestore", async () => {
    emulator = await startFirestoreEmulator();
    process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
    const open = <R extends object>(
      name: string,
      parse: Parse<R>,
      keptFor: KeptFor<R> = () => Infinity,
    ) => firestoreStore(() => getFirestore(app), { name, parse, keptFor }, PATIENT_MS);
    return {
      accounts: open("accounts", (value) => storedAccount.parse(value)),
      users: open("users", (value) => storedVisitor.parse(value)),
      leads: open("leads", (value) => storedLead.parse(value)),
      submissions: open("submissions", (value) => storedSubmission.parse(value)),
      links: open(LINKS.name, LINKS.parse, LINKS.keptFor),
      comparisons: open(COMPARISONS.name, COMPARISONS.parse, COMPARISONS.keptFor),
    };
  });
} else {
  console.warn(
    "Two of us on Firestore was NOT tried: no FIRESTORE_EMULATOR_HOST, and no emulator JAR with Java on this machine.",
  );
  test.skip("two of us on Firestore could not be tried here: no emulator found", () => undefined);
}
