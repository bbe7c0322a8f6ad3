import type { StatementSync } from "node:sqlite";
import type { Row } from "./sqlite-transact";
import type { Connection } from "./sqlite-connection";
import type { CountQuery, Cursor, FindQuery } from "./store";

/** A field of a row's record; null if it has none or the text is no JSON. The names come from our code. */
const fieldOf = (name: string) =>
  `iif(json_valid(record), json_extract(record, '$.${name}'), NULL)`;

/** SQLite has numbers for true and false. */
const valueOf = (value: string | boolean) => (typeof value === "boolean" ? Number(value) : value);

const [LOWEST, HIGHEST] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/** The conditions of a query whose fields `by` are numbers, with the values for their question marks. */
const conditionsOf = (
  { where = {}, from = LOWEST, upTo = HIGHEST }: CountQuery,
  by: readonly string[],
) => {
  const names = Object.keys(where).toSorted();
  return {
    fields: [...names, ...by],
    conditions: [
      ...names.map((name) => `${fieldOf(name)} = ?`),
      ...by.map((name) => `${fieldOf(name)} BETWEEN ? AND ?`),
    ],
    values: [
      ...names.map((name) => valueOf(where[name]!)),
      ...by.flatMap((_, at) => (at === 0 ? [from, upTo] : [LOWEST, HIGHEST])),
    ],
  };
};

/** The statement of a query, and an index of its fields, which is made at the first use. */
const indexed = (
  { prepared }: Connection,
  table: string,
  fields: readonly string[],
  sqlFor: (from: string) => string,
): StatementSync => {
  const index = `"${[table, "by", ...fields].join("_")}"`;
  const columns = [...fields.map(fieldOf), "id", "expires_at"].join(", ");
  return prepared(
    sqlFor(`"${table}" INDEXED BY ${index}`),
    `CREATE INDEX IF NOT EXISTS ${index} ON "${table}" (${columns})`,
  );
};

/** The columns with the numbers of a row that was found, by their fields' places. */
const numberAt = (at: number) => `number_${at}`;

export const foundCursorOf =
  (fields: number) =>
  (row: Row): Cursor => {
    const [at, ...also] = Array.from({ length: fields }, (_, n) => Number(row[numberAt(n)]));
    return { at: at!, id: String(row["id"]), ...(also.length > 0 && { also }) };
  };

/** A page of rows in the order of their fields. The table must exist. */
export const findRows = (
  connection: Connection,
  table: string,
  { by, order, after, limit, from = LOWEST, upTo = HIGHEST, ...query }: FindQuery,
): Row[] => {
  const names = [by].flat();
  const sorted = [...names.map(fieldOf), "id"];
  const isUp = order === "asc";
  const [beyond, direction] = isUp ? [">", "ASC"] : ["<", "DESC"];
  // The index cannot look for several expressions at once: so the page begins at the first field's number.
  const { fields, conditions, values } = conditionsOf(
    {
      ...query,
      from: after && isUp ? Math.max(from, after.at) : from,
      upTo: after && !isUp ? Math.min(upTo, after.at) : upTo,
    },
    names,
  );
  const behind = after
    ? [`(${sorted.join(", ")}) ${beyond} (${sorted.map(() => "?").join(", ")})`]
    : [];
  const numbers = names.map((name, at) => `${fieldOf(name)} AS ${numberAt(at)}`).join(", ");
  const statement = indexed(
    connection,
    table,
    fields,
    (source) => `SELECT id, record, created_at, updated_at, expires_at, ${numbers}
      FROM ${source} WHERE ${[...conditions, ...behind].join(" AND ")}
      ORDER BY ${sorted.map((one) => `${one} ${direction}`).join(", ")} LIMIT ?`,
  );
  const place = after ? [after.at, ...(after.also ?? []), after.id] : [];
  return statement.all(...values, ...place, limit);
};

/** The number of rows that have not expired, from an index alone. The table must exist. */
export const countRows = (
  connection: Connection,
  table: string,
  { by, ...query }: CountQuery,
): number => {
  const { fields, conditions, values } = conditionsOf(query, by === undefined ? [] : [by]);
  const unexpired = "(expires_at IS NULL OR expires_at > ?)";
  const statement = indexed(
    connection,
    table,
    fields,
    (from) => `SELECT count(*) AS number FROM ${from}
      WHERE ${[...conditions, unexpired].join(" AND ")}`,
  );
  return Number(statement.get(...values, connection.clock.passed())!.number);
};
