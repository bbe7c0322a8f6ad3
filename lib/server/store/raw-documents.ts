import { FieldPath, type Firestore } from "firebase-admin/firestore";
import { isThere } from "./firestore-change";
import { sqliteFile } from "./sqlite-file";
import type { Fields } from "./with-raw";

/** A document as it is stored; its text if that is no JSON. */
export type RawDocument = { id: string; fields: Fields | string };

/**
 * The documents of a database without any schema, for the operator's commands. All calls reject with what the engine
 * throws.
 */
export type RawDocuments = {
  /** All documents of a collection that have not expired. */
  all: (collection: string) => AsyncGenerator<RawDocument>;
  /** Replaces a document's fields; its creation time and expiry stay. */
  put: (collection: string, id: string, fields: Fields) => Promise<void>;
};

const PAGE = 200;

const fieldsOf = (text: string): Fields | string => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Fields) : text;
  } catch {
    return text;
  }
};

/** The documents of an SQLite file. */
export const sqliteDocuments = (path: string): RawDocuments => {
  const file = sqliteFile(path);
  return {
    async *all(collection) {
      for (let after: string | null = ""; after !== null;) {
        const last: string = after;
        const rows = await file.attempt(({ db, table }) => {
          table(collection);
          return db
            .prepare(
              `SELECT id, record FROM "${collection}" WHERE id > ?1
                AND (expires_at IS NULL OR expires_at > ?2) ORDER BY id LIMIT ${PAGE}`,
            )
            .all(last, Date.now());
        });
        for (const { id, record } of rows)
          yield { id: String(id), fields: fieldsOf(String(record)) };
        after = rows.length === PAGE ? String(rows.at(-1)!.id) : null;
      }
    },
    put: (collection, id, fields) =>
      file.write(({ db }) => {
        const record = JSON.stringify(fields);
        db.prepare(`UPDATE "${collection}" SET record = ? WHERE id = ?`).run(record, id);
      }),
  };
};

/** The documents of a Firestore database. */
export const firestoreDocuments = (database: () => Firestore): RawDocuments => ({
  async *all(collection) {
    const byId = database().collection(collection).orderBy(FieldPath.documentId()).limit(PAGE);
    for (let after: string | null = ""; after !== null;) {
      const page: FirebaseFirestore.QuerySnapshot = await (
        after === "" ? byId : byId.startAfter(after)
      ).get();
      const { docs } = page;
      for (const doc of docs) {
        const data = doc.data();
        const { createdAt, updatedAt, expiresAt, ...fields } = data;
        if (isThere(data)) yield { id: doc.id, fields };
      }
      after = docs.length === PAGE ? docs.at(-1)!.id : null;
    }
  },
  put: async (collection, id, fields) => {
    const at = database().collection(collection).doc(id);
    await database().runTransaction(async (transaction) => {
      const { createdAt, updatedAt, expiresAt } = (await transaction.get(at)).data() ?? {};
      const times = { createdAt, updatedAt, ...(expiresAt && { expiresAt }) };
      transaction.set(at, { ...fields, ...times });
    });
  },
});
