// Over 1 s: the emulator makes contending transactions wait.
import { describeAccounts } from "@/test/contracts/accounts-contract";
import { onFirestore } from "@/test/support/on-firestore";
import { personStores } from "@/test/support/person-stores";

onFirestore("Accounts", (start) =>
  describeAccounts("Firestore", async () => personStores((await start()).open), {
    runs: 5,
    cuts: "short",
  }),
);
