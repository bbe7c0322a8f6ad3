import type { SQLOutputValue } from "node:sqlite";
import { documentOf, readDocument } from "./stored-document";
import { isErasure, listErased } from "./erased";
import type { Connection } from "./sqlite-connection";
import type { SqliteFile } from "./sqlite-file";
import type { Collection } from "./store";
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
export const planWrite = <R extends object>(
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
export const removeRow = (connection: Connection, table: string, id: string): boolean => {
  const { changes } = connection.table(table).delete.run(id);
  noteReadable(table, id);
  if (changes && isErasure(table)) listErased(connection, table, id);
  return changes !== 0;
};

export type Made = Pick<Collection<never>, "name" | "words">;

/** Makes tables before a transaction, since a rollback would remove them. Rejects with StoreUnavailable. */
export const makeTables = (file: SqliteFile, collections: Iterable<Made>): Promise<void> =>
  file.attempt((current) => {
    for (const { name, words } of collections) {
      const made = current.table(name);
      if (words) made.words();
    }
  });
