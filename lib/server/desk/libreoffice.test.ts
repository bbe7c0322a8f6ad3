import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DeskLogEntry } from "@/lib/domain/desk/desk-log";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { Lead } from "@/lib/domain/leads/lead";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { createDeskLog, storedDeskLog } from "./desk-log";
import { storedVisitor } from "@/lib/server/store/schemas/stored-visitor";
import { storedLead } from "@/lib/server/store/schemas/stored-lead";
import { CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { createLeadExport } from "./lead-export";

const hasOffice = spawnSync("soffice", ["--version"]).status === 0;
const opened = hasOffice ? test : test.skip;

/** Not every field may contain all of these, but each was tried once. */
const EVIL = [
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(1,1)",
  '=HYPERLINK("http://evil.example","x")',
  "=cmd|' /C calc'!A0",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  '"=1+1',
  '","=1+1',
  "＝1+1",
  " =1+1",
  "';=1+1",
  "a;=1+1;b",
  "a\t=1+1",
  "a|=1+1",
  'a;"=1+1;b',
  "a\n=1+1;b",
  "\u200b=1+1",
  " \u2060@SUM(1,1)",
];
/** The import options that LibreOffice's dialog proposes for a file with a BOM: a comma between, UTF-8. */
const AS_PROPOSED = "CSV:44,34,76,1";
/** The riskiest import options: numbers detected, formulas evaluated. */
const boldly = (separator: string) =>
  `CSV:${separator.charCodeAt(0)},34,76,1,,0,false,true,false,false,false,0,true`;
const BOLDLY = boldly(",");

const folder = mkdtempSync(join(tmpdir(), "site-office-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Converts a CSV file with LibreOffice: the texts of the sheet, and how many of its cells are formulas. */
const openedAs = (csv: string | Buffer, filter: string) => {
  const path = join(folder, "leads.csv");
  writeFileSync(path, csv);
  const { status } = spawnSync(
    "soffice",
    [
      `-env:UserInstallation=file://${folder}/profile`,
      "--headless",
      "--norestore",
      `--infilter=${filter}`,
      "--convert-to",
      "fods",
      "--outdir",
      folder,
      path,
    ],
    { stdio: "ignore" },
  );
  expect(status).toBe(0);
  const sheet = readFileSync(join(folder, "leads.fods"), "utf8");
  const body = sheet.slice(sheet.indexOf("<office:body>"));
  return { body, formulas: body.match(/table:formula=/g)?.length ?? 0 };
};

const leads = sqliteStore<Lead>(databasePath, {
  name: "leads",
  parse: (value) => storedLead.parse(value),
});
const lines = sqliteStore<DeskLogEntry>(databasePath, {
  name: "deskLog",
  parse: (value) => storedDeskLog.parse(value) as DeskLogEntry,
});
const users = sqliteStore<VisitorRecord>(databasePath, {
  name: "users",
  parse: (value) => storedVisitor.parse(value),
});
afterAll(() => [leads, lines, users].forEach((store) => store.close()));

opened(
  "an export opened in LibreOffice has no cell that is a formula, and Hindi as it was written",
  async () => {
    const log = createDeskLog(lines, Date.now);
    for (const [n, evil] of EVIL.entries()) {
      const base = n % 2 === 0 ? CONTACT : ONBOARDING;
      const texts = { name: evil, message: `${evil}\n${evil}`, firstName: evil, lastName: evil };
      const more = { businessName: evil, location: evil, experience: evil, email: evil };
      const known = Object.keys(base);
      const changes = Object.entries({ ...texts, ...more, phone: evil }).filter(([name]) =>
        known.includes(name),
      );
      const notes = [{ at: 1, by: evil, status: "talking" as const, text: evil }];
      const source = { utm_source: evil, utm_medium: evil, utm_campaign: evil };
      const lead = { ...base, ...Object.fromEntries(changes), notes, source } as Lead;
      await leads.update(String(n).padStart(64, "0"), () => lead);
    }
    await leads.update("f".repeat(64), () => ONBOARDING);
    const file = await createLeadExport({
      leads,
      users,
      log,
      alarm: async () => {},
      linker: async () => () => "https://bizgrow.example/unsubscribe",
    }).file("op@example.in", {}, "csv", "hi");
    const csv = Buffer.from(await file.arrayBuffer()); // with the BOM at its beginning
    for (const filter of [AS_PROPOSED, BOLDLY]) {
      const { body, formulas } = openedAs(csv, filter);
      expect(formulas).toBe(0);
      for (const text of ["रवि Sharma", "Sharma Stores", "91 98765 43211", "=1+1"])
        expect(body).toContain(text);
    }
    for (const separator of [";", "\t", "|"])
      expect([separator, openedAs(csv, boldly(separator)).formulas]).toEqual([separator, 0]);
    // The same cells unescaped would be formulas: this test can fail.
    const bare = `"${EVIL[0]}","${EVIL[1]}"\r\n`;
    expect(openedAs(bare, BOLDLY).formulas).toBeGreaterThan(0);
    expect(openedAs('"a","b;=1+1;c"\r\n', boldly(";")).formulas).toBeGreaterThan(0);
  },
  120_000,
);
