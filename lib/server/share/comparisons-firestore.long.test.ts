// holds: #comparison
// Over 1 s: the Firestore emulator has to start.
import { describeComparisons } from "@/test/contracts/comparisons-contract";
import { onFirestore } from "@/test/support/on-firestore";
import { personStores } from "@/test/support/person-stores";

onFirestore("Comparisons", (start) =>
  describeComparisons("Firestore", async () => personStores((await start()).open)),
);
