import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Lead } from "@/lib/domain/leads/lead";
import { CONTACT } from "@/test/builders/desk-leads";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { alongside, FOR_EVER } from "@/lib/server/store/store";
import { createEventCounts } from "./event-counts";

const folder = mkdtempSync(join(tmpdir(), "site-event-counts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Note = { text: string };
const NOTES = { name: "notes", parse: (value: unknown) => value as Note, keptFor: FOR_EVER };
const path = join(folder, "site.db");

test("a new lead is counted, and the caller's second write is made, too", async () => {
  const { countingLeads } = createEventCounts((day) => day, Date.now);
  const leads = countingLeads(sqliteStore(path, LEADS));
  const note = alongside(NOTES, (before: Lead | null, after: Lead | null) =>
    before || !after ? null : { id: "note", change: () => ({ text: after.reference }) },
  );
  await leads.update("a", () => CONTACT, note);
  const counts = sqliteStore(path, COUNTS);
  const { rows } = await counts.list({ before: null, limit: 10 });
  expect(rows.flatMap(({ record }) => record.rows)).toEqual([
    expect.objectContaining({ counts: { contactLead: 1 } }),
  ]);
  expect(await sqliteStore(path, NOTES).read("note")).toMatchObject({
    text: CONTACT.reference,
  });
});
