// Over 1 s: the emulator makes contending transactions wait.
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { describeAccounts } from "@/test/contracts/accounts-contract";
import {
  canFindFirestoreEmulator,
  type Emulator,
  startFirestoreEmulator,
} from "@/test/standins/firestore-emulator";
import { COMPARISONS, LINKS } from "@/lib/server/store/schemas/stored-share";
import { firestoreStore } from "@/lib/server/store/firestore";
import { storedVisitor } from "@/lib/server/store/schemas/stored-visitor";
import { storedAccount } from "@/lib/server/store/schemas/stored-account";
import { storedLead } from "@/lib/server/store/schemas/stored-lead";

process.env.METADATA_SERVER_DETECTION = "none";

/** The emulator takes seconds for transactions that contend. */
const PATIENT_MS = 50_000;
jest.setTimeout(60_000);

if (canFindFirestoreEmulator()) {
  const app = initializeApp({ projectId: `demo-accounts-${process.pid}` });
  let emulator: Emulator;
  afterAll(async () => {
    await deleteApp(app);
    await emulator.stop();
  });

  describeAccounts(
    "Firestore",
    async () => {
      emulator = await startFirestoreEmulator();
      process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
      const database = () => getFirestore(app);
      const forEver = () => Infinity;
      const account = (value: unknown) => storedAccount.parse(value);
      const visitor = (value: unknown) => storedVisitor.parse(value);
      const lead = (value: unknown) => storedLead.parse(value);
      return {
        accounts: firestoreStore(
          database,
          { name: "accounts", parse: account, keptFor: forEver },
          PATIENT_MS,
        ),
        users: firestoreStore(
          database,
          { name: "users", parse: visitor, keptFor: forEver },
          PATIENT_MS,
        ),
        leads: firestoreStore(
          database,
          { name: "leads", parse: lead, keptFor: forEver },
          PATIENT_MS,
        ),
        links: firestoreStore(
          database,
          { name: "links", parse: LINKS.parse, keptFor: LINKS.keptFor },
          PATIENT_MS,
        ),
        comparisons: firestoreStore(
          database,
          { name: "pairs", parse: COMPARISONS.parse, keptFor: COMPARISONS.keptFor },
          PATIENT_MS,
        ),
      };
    },
    { runs: 5, cuts: "short" },
  );
} else {
  console.warn(
    "Accounts on Firestore were NOT tried: no FIRESTORE_EMULATOR_HOST, and no emulator JAR with Java on this machine.",
  );
  test.skip("accounts on Firestore could not be tried here: no emulator found", () => undefined);
}
