import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MADE_UP_FILE } from "@/test/builders/sites";

/** Import this before the site's code: the test file then has an operator with `dataRules2027` on. */
const folder = mkdtempSync(join(tmpdir(), "site-2027-"));
const file = join(folder, "site.json");
const facts = JSON.parse(readFileSync(MADE_UP_FILE, "utf8")) as object;
writeFileSync(file, JSON.stringify({ ...facts, dataRules2027: true }));

process.env.SITE_FACTS = file;

afterAll(() => rmSync(folder, { recursive: true, force: true }));
