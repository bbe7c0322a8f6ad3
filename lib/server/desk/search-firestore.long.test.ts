// Over 1 s: the Firestore emulator has to start.
import { Timestamp } from "firebase-admin/firestore";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { describeSearch } from "@/test/contracts/search-contract";
import { onFirestore } from "@/test/support/on-firestore";

onFirestore("Search", (start) =>
  describeSearch("Firestore", async () => {
    const { database, open } = await start();
    return {
      // The app closes the connection.
      leads: { ...open(LEADS), close: () => undefined },
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
  }),
);
