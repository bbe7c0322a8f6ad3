import { DatabaseSync } from "node:sqlite";

/** Makes a database refuse rows of a table, as a damaged index does; returns what ends that. */
export const refuseRows = (databasePath: string, table: string): (() => void) => {
  const run = (sql: (when: string) => string) => {
    const database = new DatabaseSync(databasePath);
    for (const when of ["INSERT", "UPDATE"]) database.exec(sql(when));
    database.close();
  };
  run(
    (when) => `CREATE TRIGGER no_${when} BEFORE ${when} ON ${table}
      BEGIN SELECT raise(ABORT, 'refused'); END`,
  );
  return () => run((when) => `DROP TRIGGER no_${when}`);
};
