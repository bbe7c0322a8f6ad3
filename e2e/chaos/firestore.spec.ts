import { canFindFirestoreEmulator } from "@/test/standins/firestore-emulator";
import { test } from "@/e2e/support/accounts";
import { halfOnEach } from "@/e2e/support/half-on-each";
import { LONG } from "@/e2e/support/tiers";

const isFound = canFindFirestoreEmulator();
if (!isFound)
  console.warn(
    "No journey on Firestore: no FIRESTORE_EMULATOR_HOST, no emulator JAR with Java here.",
  );

test.use({ storeKind: "firestore" });
test.skip(!isFound, "no Firestore emulator on this machine");

/** The short form of `E2E_STORE=firestore npm run e2e`. */
test(
  "on Firestore: half the check on one device, the rest on another, and the result on both",
  LONG,
  async ({ page, newDevice, store }) => {
    await halfOnEach(page, await newDevice(), "hi", store);
  },
);
