// holds: #desk, #stored-data
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteStore } from "./sqlite";

type Row = { text: string };

/** The index as it was before its texts had a form, with the text of its row. */
const FIRST_FORM = `
    CREATE TABLE leads_words (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, text TEXT) STRICT;
    CREATE INDEX leads_words_missing ON leads_words (n) WHERE text IS NULL;
    CREATE VIRTUAL TABLE leads_parts USING fts5(text, content = "leads_words", content_rowid = "n",
      tokenize = "trigram", detail = none);
    INSERT INTO leads_parts(leads_parts, rank) VALUES ('secure-delete', 1);
    CREATE TRIGGER leads_words_left AFTER DELETE ON leads_words WHEN old.text IS NOT NULL
      BEGIN INSERT INTO leads_parts(leads_parts, rowid, text) VALUES ('delete', old.n, old.text); END;
    CREATE TRIGGER leads_words_changed AFTER UPDATE OF text ON leads_words
      WHEN old.text IS NOT NULL
      BEGIN INSERT INTO leads_parts(leads_parts, rowid, text) VALUES ('delete', old.n, old.text); END;
    CREATE TRIGGER leads_words_known AFTER UPDATE OF text ON leads_words
      WHEN new.text IS NOT NULL
      BEGIN INSERT INTO leads_parts(rowid, text) VALUES (new.n, new.text); END;
    CREATE TRIGGER leads_made AFTER INSERT ON leads
      BEGIN INSERT INTO leads_words(id) VALUES (new.id) ON CONFLICT (id) DO UPDATE SET text = NULL; END;
    CREATE TRIGGER leads_changed AFTER UPDATE OF record ON leads
      BEGIN UPDATE leads_words SET text = NULL WHERE id = new.id; END;
    CREATE TRIGGER leads_removed AFTER DELETE ON leads
      BEGIN DELETE FROM leads_words WHERE id = old.id; END;
    INSERT INTO leads_words(id) SELECT id FROM leads;
    UPDATE leads_words SET text = 'r.k. traders';`;

const folder = mkdtempSync(join(tmpdir(), "site-words-"));
const path = join(folder, "site.db");
const parse = (value: unknown) => value as Row;
const storeOf = (words?: (row: Row) => string) =>
  sqliteStore<Row>(path, words ? { name: "leads", parse, words } : { name: "leads", parse });

afterAll(() => rmSync(folder, { recursive: true }));

test("texts of an earlier form are made anew, once", async () => {
  const plain = storeOf();
  await plain.update("a", () => ({ text: "R.K. Traders" }));
  plain.close();
  const old = new DatabaseSync(path);
  old.exec(FIRST_FORM);
  old.close();
  const words = jest.fn(({ text }: Row) => text.replaceAll(".", "").toLowerCase());
  const find = async (word: string) => {
    const store = storeOf(words);
    const rows = await store.search({ words: [word], limit: 9 });
    store.close();
    return rows.map(({ cursor }) => cursor.id);
  };
  expect([await find("rk traders"), await find("r.k.")]).toEqual([["a"], []]);
  expect(words).toHaveBeenCalledTimes(1);
  const store = storeOf(words);
  await store.update("a", () => ({ text: "Gupta" }));
  store.close();
  expect([await find("gupta"), await find("traders")]).toEqual([["a"], []]);
});
