import type { SQLOutputValue } from "node:sqlite";
import { readable } from "./readable";
import type { Connection } from "./sqlite-connection";
import { type Change, changed, type Collection } from "./store";

export type Row = Record<string, SQLOutputValue>;

/** The record in a row, or null where it cannot be understood. */
export const parsed = <R>({ name, parse }: Collection<R>, id: string, { record }: Row) =>
  readable(name, id, parse, () => JSON.parse(String(record)));

/** A record that is there and whose time is not over, with its row. */
export const find = <R>({ table }: Connection, collection: Collection<R>, id: string) => {
  const row = table(collection.name).select.get(id, Date.now());
  const record = row && parsed(collection, id, row);
  return row && record ? { row, record } : null;
};

/** What a change comes to inside a transaction, and what writes that. Throws `ChangeFailed`. */
export const planned = <R>(
  connection: Connection,
  collection: Collection<R>,
  id: string,
  change: Change<R>,
) => {
  const before = find(connection, collection, id)?.record ?? null;
  const { after, isNew } = changed(change, before);
  const write = () => {
    if (!after || !isNew) return;
    const { upsert, tidy } = connection.table(collection.name);
    const now = Date.now();
    const endsAt = now + collection.keptFor(after);
    upsert.run(id, JSON.stringify(after), now, Number.isFinite(endsAt) ? endsAt : null);
    tidy.run(now);
  };
  return { before, after, isNew, write };
};
