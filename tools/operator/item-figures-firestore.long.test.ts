// Over 1 s: it starts the Firestore emulator.
import { describeItemFigures } from "@/test/contracts/item-figures-contract";
import { onFirestore } from "@/test/support/on-firestore";

onFirestore("ItemFigures", (start) =>
  describeItemFigures("Firestore", async () => (await start()).open),
);
