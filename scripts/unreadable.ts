import { appendFile, open } from "node:fs/promises";
import { env } from "@/lib/server/core/env";
import { loadEnvFiles } from "@/lib/server/core/env-files";
import { COLLECTIONS } from "@/lib/server/store/collections";
import type { RawDocument, RawDocuments } from "@/lib/server/store/raw-documents";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { whereIn } from "@/lib/server/store/unreadable";
import { repaired } from "@/tools/operator/repair-document";

/**
 * `npm run unreadable -- list | show ID | export FILE | repair FILE | remove ID`: the stored documents that this
 * release cannot read, in the database of the environment, while the site runs or not.
 */
const HELP = `npm run unreadable -- list          what cannot be read, where, and why
npm run unreadable -- show ID       one of them, with all that is in it
npm run unreadable -- export FILE   all of them, a JSON line each, into a new file of mode 0600
npm run unreadable -- repair FILE   the same, then puts back those whose wrong fields have a default
npm run unreadable -- remove ID     deletes one of them

What a later release wrote is read again by that release: start it rather than repair or remove.`;

type Kind = (typeof COLLECTIONS)[number];
type Trouble = RawDocument & { kind: Kind; where: string };

loadEnvFiles();
const [task, name] = process.argv.slice(2);
const { store, sqlitePath } = env();
const isFirestore = store === "firestore";
const database = async () => (await import("@/lib/server/store/firestore-client")).firestore;

const documents = async (): Promise<RawDocuments> => {
  const raw = await import("@/lib/server/store/raw-documents");
  return isFirestore ? raw.firestoreDocuments(await database()) : raw.sqliteDocuments(sqlitePath);
};

const whyNot = ({ parse }: Kind, { fields }: RawDocument): string | null => {
  if (typeof fields === "string") return "no JSON";
  try {
    const { v, ...known } = fields;
    parse(known);
    return null;
  } catch (error) {
    return whereIn(error);
  }
};

async function* troubles(all: RawDocuments): AsyncGenerator<Trouble> {
  for (const kind of COLLECTIONS)
    for await (const document of all.all(kind.name)) {
      const where = whyNot(kind, document);
      if (where !== null) yield { ...document, kind, where };
    }
}

const lineOf = ({ kind, id, where }: Trouble) => `${kind.name} ${id} ${where}`;

const found = async (all: RawDocuments, id: string | undefined): Promise<Trouble> => {
  if (!id) throw new Error(`Name an id: npm run unreadable -- ${task} ID`);
  for await (const trouble of troubles(all)) if (trouble.id === id) return trouble;
  throw new Error(`No unreadable document has the id ${id}`);
};

const exported = async (all: RawDocuments, file: string | undefined): Promise<Trouble[]> => {
  if (!file) throw new Error(`Name a new file: npm run unreadable -- ${task} FILE`);
  const kept: Trouble[] = [];
  await (await open(file, "wx", 0o600)).close();
  for await (const trouble of troubles(all)) {
    const { kind, id, where, fields } = trouble;
    await appendFile(file, `${JSON.stringify({ collection: kind.name, id, where, fields })}\n`);
    kept.push(trouble);
  }
  const written = await open(file, "r");
  await written.sync().finally(() => written.close());
  console.log(`${kept.length} written to ${file}: they may name people, so delete it when done`);
  return kept;
};

const remove = async ({ kind, id }: Trouble) => {
  if (!isFirestore) return sqliteStore(sqlitePath, kind.name, kind.parse).remove(id);
  await (await database())().collection(kind.name).doc(id).delete();
};

const TASKS: Readonly<Record<string, (all: RawDocuments) => Promise<void>>> = {
  list: async (all) => {
    let count = 0;
    for await (const trouble of troubles(all)) {
      console.log(lineOf(trouble));
      count++;
    }
    console.log(`${count} cannot be read`);
  },
  show: async (all) => console.log(JSON.stringify((await found(all, name)).fields, null, 2)),
  export: async (all) => void (await exported(all, name)),
  repair: async (all) => {
    for (const trouble of await exported(all, name)) {
      const { kind, id, fields } = trouble;
      const next = repaired(kind.name, kind.parse, fields);
      if (next) await all.put(kind.name, id, next);
      console.log(`${next ? "repaired" : "left as it is"}: ${lineOf(trouble)}`);
    }
  },
  remove: async (all) => {
    const trouble = await found(all, name);
    await remove(trouble);
    console.log(`removed: ${lineOf(trouble)}`);
  },
};

try {
  const run = Object.hasOwn(TASKS, task ?? "") ? TASKS[task!] : undefined;
  if (!run) throw new Error(HELP);
  await run(await documents());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
if (isFirestore) await (await database())().terminate();
