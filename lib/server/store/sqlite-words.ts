import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { inTransaction } from "./sqlite-code";

type Row = Record<string, SQLOutputValue>;

/** The form of the texts: after a change of what stands in them, a new one makes all of them anew. */
const FORM = 2;
/** The letters of each entry of the index: a shorter word is looked for in every row. */
const TRIGRAM = 3;
/** The most letters of a word that the index looks for; the rest is compared afterwards. */
const MOST_LOOKED_FOR = 60;

/** `…_words` has the text of each row, `…_parts` its trigrams; triggers keep both. VACUUM may change row numbers. */
const schemaOf = (table: string): string => {
  const [words, parts] = [`"${table}_words"`, `"${table}_parts"`];
  const gone = `INSERT INTO ${parts}(${parts}, rowid, text) VALUES ('delete', old.n, old.text)`;
  return `
    DROP TABLE IF EXISTS ${words};
    DROP TABLE IF EXISTS ${parts};
    DROP TRIGGER IF EXISTS "${table}_made";
    DROP TRIGGER IF EXISTS "${table}_changed";
    DROP TRIGGER IF EXISTS "${table}_removed";
    CREATE TABLE ${words} (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, text TEXT) STRICT;
    CREATE INDEX "${table}_words_missing_${FORM}" ON ${words} (n) WHERE text IS NULL;
    CREATE VIRTUAL TABLE ${parts} USING fts5(text, content = "${table}_words", content_rowid = "n",
      tokenize = "trigram", detail = none);
    INSERT INTO ${parts}(${parts}, rank) VALUES ('secure-delete', 1);
    CREATE TRIGGER "${table}_words_left" AFTER DELETE ON ${words} WHEN old.text IS NOT NULL
      BEGIN ${gone}; END;
    CREATE TRIGGER "${table}_words_changed" AFTER UPDATE OF text ON ${words}
      WHEN old.text IS NOT NULL BEGIN ${gone}; END;
    CREATE TRIGGER "${table}_words_known" AFTER UPDATE OF text ON ${words}
      WHEN new.text IS NOT NULL
      BEGIN INSERT INTO ${parts}(rowid, text) VALUES (new.n, new.text); END;
    CREATE TRIGGER "${table}_made" AFTER INSERT ON "${table}"
      BEGIN INSERT INTO ${words}(id) VALUES (new.id) ON CONFLICT (id) DO UPDATE SET text = NULL; END;
    CREATE TRIGGER "${table}_changed" AFTER UPDATE OF record ON "${table}"
      BEGIN UPDATE ${words} SET text = NULL WHERE id = new.id; END;
    CREATE TRIGGER "${table}_removed" AFTER DELETE ON "${table}"
      BEGIN DELETE FROM ${words} WHERE id = old.id; END;
    INSERT INTO ${words}(id) SELECT id FROM "${table}";`;
};

const hasSchema = (db: DatabaseSync, table: string): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(`${table}_words_missing_${FORM}`) !==
  undefined;

/** Makes the schema where it is missing or has texts of an earlier form, all or nothing. */
const makeSchema = (db: DatabaseSync, table: string): void => {
  // In the transaction another process may have made it just now.
  const make = () => void (hasSchema(db, table) || db.exec(schemaOf(table)));
  if (db.isTransaction) make();
  else if (!hasSchema(db, table)) inTransaction(db, make);
};

/** The index of words, made where missing. LIKE reads % and _, so texts are compared, too. */
export const prepareWords = (db: DatabaseSync, table: string) => {
  makeSchema(db, table);
  const [words, parts] = [`"${table}_words"`, `"${table}_parts"`];
  // A row that an earlier release could not read has none; perhaps this one can read it.
  db.exec(`UPDATE ${words} SET text = NULL WHERE text = ''`);
  return {
    /** Sets the text in which a row is searched: its id and the text. */
    set: db.prepare(`UPDATE ${words} SET text = ?2 WHERE id = ?1`),
    /** Some rows whose text is not known: an earlier release's, or another program's. */
    missing: db.prepare(`SELECT id, record FROM ${words} JOIN "${table}" USING (id)
      WHERE text IS NULL LIMIT ?`),
    /** The rows that contain each of these words, the newest first. */
    find: (wanted: readonly string[], limit: number): Row[] => {
      const long = wanted.map((word) => [...word]).filter(({ length }) => length >= TRIGRAM);
      const likes = long.map((letters) => `%${letters.slice(0, MOST_LOOKED_FOR).join("")}%`);
      const conditions = [
        ...likes.map(() => "parts.text LIKE ?"),
        ...wanted.map(() => "instr(words.text, ?)"),
      ];
      const from =
        long.length > 0
          ? `${parts} AS parts CROSS JOIN ${words} AS words ON words.n = parts.rowid
             CROSS JOIN "${table}" AS row ON row.id = words.id`
          : `"${table}" AS row CROSS JOIN ${words} AS words ON words.id = row.id`;
      return db
        .prepare(
          `SELECT row.id, record, created_at, updated_at, expires_at FROM ${from}
           WHERE ${["true", ...conditions].join(" AND ")} ORDER BY created_at DESC, row.id DESC LIMIT ?`,
        )
        .all(...likes, ...wanted, limit);
    },
  };
};

export type Words = ReturnType<typeof prepareWords>;
