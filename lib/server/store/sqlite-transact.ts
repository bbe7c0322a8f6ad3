import type { SQLOutputValue } from "node:sqlite";
import { ERASED, isErasure, listErased, OF_PEOPLE } from "./erased";
import type { Connection } from "./sqlite-connection";
import { type SqliteFile, sqliteFile } from "./sqlite-file";
import type { Collection, Ref, Transact } from "./store";
import { documentOf, readDocument } from "./stored-document";
import { bounded, decided } from "./transaction";
import { noteReadable, unreadable } from "./unreadable";

export type Row = Record<string, SQLOutputValue>;

/** The record in a row, or null where it cannot be read. */
export const parsed = <R>(collection: Collection<R>, id: string, { record }: Row) =>
  readDocument(collection, id, () => JSON.parse(String(record)));

/** A record that exists and has not expired, with its row. Throws `ChangeFailed` where it cannot be read. */
export const find = <R>({ table, clock }: Connection, collection: Collection<R>, id: string) => {
  const row = table(collection.name).select.get(id, clock.passed());
  if (!row) return null;
  const found = parsed(collection, id, row);
  if (!found) throw unreadable();
  return { row, ...found };
};

/** The times in a row, epoch ms. */
export const timesOf = ({ created_at, updated_at }: Row) => ({
  createdAt: Number(created_at),
  updatedAt: Number(updated_at),
});

/** A write inside a transaction. Throws `ChangeFailed` where the stored one is unreadable. */
const planWrite = <R extends object>(
  connection: Connection,
  collection: Collection<R>,
  id: string,
  after: R,
  keepsTime: boolean,
): (() => void) => {
  const found = find(connection, collection, id);
  return () => {
    const { upsert, words } = connection.table(collection.name);
    const now = connection.clock.now();
    const changedAt = keepsTime && found ? Number(found.row.updated_at) : now;
    const endsAt = changedAt + collection.keptFor(after, changedAt);
    const document = JSON.stringify(documentOf(collection, found, after));
    const isNew = found ? 0 : 1;
    upsert.run(id, document, changedAt, Number.isFinite(endsAt) ? endsAt : null, isNew);
    if (collection.words) words().set.run(id, collection.words(after));
  };
};

/** Removes a row, and lists it as erased where that is an erasure; whether there was one. */
const removeRow = (connection: Connection, table: string, id: string): boolean => {
  const { changes } = connection.table(table).delete.run(id);
  noteReadable(table, id);
  if (changes && isErasure(table)) listErased(connection, table, id);
  return changes !== 0;
};

type Made = Pick<Collection<never>, "name" | "words">;

/** Makes tables before a transaction, since a rollback would remove them. Rejects with StoreUnavailable. */
export const makeTables = (file: SqliteFile, collections: Iterable<Made>): Promise<void> =>
  file.attempt((current) => {
    for (const { name, words } of collections) {
      const made = current.table(name);
      if (words) made.words();
    }
  });

/** Transactions on an SQLite file. */
export const sqliteTransact = (path: string): Transact => {
  const file = sqliteFile(path);
  const made = new Map<string, Made>([[ERASED, { name: ERASED }]]);
  const note = ({ collection }: Ref<object>) => void made.set(collection.name, collection);
  return async (reads, decide) => {
    reads.forEach(note);
    await makeTables(file, made.values());
    const { result, writes } = await file.write((current) => {
      const read = (ref: Ref<object>) => {
        note(ref);
        const found = find(current, ref.collection, ref.id);
        return found && { ...found.record, ...timesOf(found.row) };
      };
      const decision = decided(bounded(reads, read), decide);
      // A plan may be refused: so all are made before the first write.
      const planned = decision.writes.map(({ ref, record, keepsTime = false }) => {
        const { collection, id } = ref;
        note(ref);
        if (!record) return () => void removeRow(current, collection.name, id);
        return planWrite(current, collection, id, record, keepsTime);
      });
      planned.forEach((write) => write());
      return decision;
    });
    if (writes.some(({ ref, record }) => !record && OF_PEOPLE.includes(ref.collection.name)))
      file.emptyLogSoon();
    return result;
  };
};
