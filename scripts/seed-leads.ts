import { UNTOUCHED } from "@/lib/domain/leads/lead-notes";
import { DatabaseSync } from "node:sqlite";
import { Firestore, Timestamp } from "@google-cloud/firestore";
import type { Lead } from "@/lib/domain/leads/lead";

/** Otherwise Google's libraries look for a metadata server. */
process.env.METADATA_SERVER_DETECTION = "none";

const FIRST = ["Asha", "Ravi", "Meena", "Imran", "Kavita", "Suresh", "Fatima", "Deepak"];
const LAST = ["Patil", "Sharma", "Khan", "Iyer", "Das", "Gill", "Rao", "Joshi"];

const idOf = (n: number): string => n.toString(16).padStart(64, "0");

/** The n-th generated lead: a message with a name, phone number and address that no other has. */
const madeUpLead = (n: number): Lead => {
  const name = `${FIRST[n % FIRST.length]} ${LAST[Math.floor(n / FIRST.length) % LAST.length]}`;
  return {
    kind: "contact",
    reference: `BG-${n.toString(32).toUpperCase().padStart(7, "0")}`,
    receivedAt: n,
    ...UNTOUCHED,
    flags: [],
    lang: n % 2 === 0 ? "en" : "hi",
    source: { utm_source: n % 3 === 0 ? "whatsapp" : "google" },
    consent: { purpose: "reply", textVersion: "2026-11-21", givenAt: n, withdrawnAt: null },
    filledMs: 30_000,
    visitorId: null,
    keys: [],
    name,
    email: `someone-${n}@example.in`,
    phone: `+919${String(n).padStart(9, "0")}`,
    businessType: "grocery",
    message: "Udhaar is stuck with three customers, and the festival stock has to be paid. ".repeat(
      3,
    ),
    topic: "question",
    packageId: null,
    channel: "site",
    businessName: "",
    location: "",
    sharedCheck: null,
  };
};

/** The arrival time of the n-th of `count`, epoch ms: one a minute, the last one a minute ago. */
const arrivalOf = (n: number, count: number): number => Date.now() - (count - n) * 60_000;

/** Writes generated leads into the database of a site. */
export const seedLeads = (databasePath: string, count: number): void => {
  const database = new DatabaseSync(databasePath, { timeout: 5_000 });
  const insert = database.prepare('INSERT INTO "leads" VALUES (?1, ?2, ?3, ?3, NULL)');
  database.exec("BEGIN");
  for (let n = 0; n < count; n++)
    insert.run(idOf(n), JSON.stringify(madeUpLead(n)), arrivalOf(n, count));
  database.exec("COMMIT");
  database.close();
};

/** The same for a site on Firestore's emulator. */
export const seedFirestore = async (
  host: string,
  projectId: string,
  count: number,
): Promise<void> => {
  const customHeaders = { Authorization: "Bearer owner" };
  const database = new Firestore({ projectId, host, ssl: false, customHeaders });
  const writer = database.bulkWriter({ throttling: false });
  for (let n = 0; n < count; n++) {
    const at = Timestamp.fromMillis(arrivalOf(n, count));
    const document = database.collection("leads").doc(idOf(n));
    void writer.set(document, { ...madeUpLead(n), createdAt: at, updatedAt: at });
    if (n % 1_000 === 999) await writer.flush();
  }
  await writer.close();
  await database.terminate();
};
