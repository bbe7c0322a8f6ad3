import type { SQLOutputValue } from "node:sqlite";
import { documentOf, readDocument } from "./stored-document";
import type { Connection } from "./sqlite-connection";
import { type AlongsideWrite, applyChange, type Change, type Collection, runChange } from "./store";
import { nullIfUnreadable, unreadable } from "./unreadable";

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

/**
 * Runs a change inside a transaction and returns its result with the function that writes it. Throws `ChangeFailed`.
 */
export const planWrite = <R extends object>(
  connection: Connection,
  collection: Collection<R>,
  id: string,
  change: Change<R>,
) => {
  const found = find(connection, collection, id);
  const before = found?.record ?? null;
  const { after, hasChanged } = applyChange(change, before);
  const write = () => {
    if (!after || !hasChanged) return;
    const { upsert, words } = connection.table(collection.name);
    const now = connection.clock.now();
    const changedAt = collection.isMaintenance && found ? Number(found.row.updated_at) : now;
    const endsAt = changedAt + collection.keptFor(after, changedAt);
    const document = JSON.stringify(documentOf(collection, found, after));
    const isNew = found ? 0 : 1;
    upsert.run(id, document, changedAt, Number.isFinite(endsAt) ? endsAt : null, isNew);
    if (collection.words) words().set.run(id, collection.words(after));
  };
  return { before, after, hasChanged, write };
};

/** The same for a write alongside another; null where there is none, or its document cannot be read. */
export const planAlongside = <R>(
  connection: Connection,
  { collection, of }: AlongsideWrite<R>,
  before: R | null,
  after: R | null,
) => {
  const also = runChange(() => of(before, after));
  if (!also) return null;
  try {
    return planWrite(connection, collection, also.id, also.change);
  } catch (error) {
    return nullIfUnreadable(error);
  }
};
