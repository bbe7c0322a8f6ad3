import type { StatementSync } from "node:sqlite";
import type { Row } from "./sqlite-change";
import type { Connection } from "./sqlite-connection";
import type { CountQuery, FindQuery, Where } from "./store";

/** A field of a row's record; null if it has none or the text is no JSON. The names come from our code. */
const fieldOf = (name: string) =>
  `iif(json_valid(record), json_extract(record, '$.${name}'), NULL)`;

/** SQLite has numbers for true and false. */
const valueOf = (value: string | boolean) => (typeof value === "boolean" ? Number(value) : value);

/** The conditions of a query, with the values for their question marks. */
const conditionsOf = (where: Where, by: string | undefined, upTo = Number.MAX_SAFE_INTEGER) => {
  const names = Object.keys(where).toSorted();
  return {
    fields: [...names, ...(by === undefined ? [] : [by])],
    conditions: [
      ...names.map((name) => `${fieldOf(name)} = ?`),
      ...(by === undefined ? [] : [`${fieldOf(by)} BETWEEN ? AND ?`]),
    ],
    values: [
      ...names.map((name) => valueOf(where[name]!)),
      ...(by === undefined ? [] : [Number.MIN_SAFE_INTEGER, upTo]),
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

/** A page of rows in the order of a field, whose number is in the column `at`. The table must exist. */
export const findRows = (
  connection: Connection,
  table: string,
  { where = {}, by, order, upTo, after, limit }: FindQuery,
): Row[] => {
  const at = fieldOf(by);
  const { fields, conditions, values } = conditionsOf(where, by, upTo);
  const [beyond, direction] = order === "asc" ? [">", "ASC"] : ["<", "DESC"];
  const behind = after ? [`${at} ${beyond}= ? AND (${at} ${beyond} ? OR id ${beyond} ?)`] : [];
  const statement = indexed(
    connection,
    table,
    fields,
    (from) => `SELECT id, record, created_at, updated_at, expires_at, ${at} AS at
      FROM ${from} WHERE ${[...conditions, ...behind].join(" AND ")}
      ORDER BY ${at} ${direction}, id ${direction} LIMIT ?`,
  );
  return statement.all(...values, ...(after ? [after.at, after.at, after.id] : []), limit);
};

/** The number of rows that have not expired, from an index alone. The table must exist. */
export const countRows = (
  connection: Connection,
  table: string,
  { where = {}, by, upTo }: CountQuery,
): number => {
  const { fields, conditions, values } = conditionsOf(where, by, upTo);
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
