// holds: #full-disk
// Over 1 s: the pages of a list need several hundred leads in the store.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import type { Lead } from "@/lib/domain/leads/lead";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { Cursor, Store } from "@/lib/server/store/store";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { storedVisitor } from "@/lib/server/store/schemas/stored-visitor";
import { storedDeskLog } from "./stored-desk-log";
import { storedLead } from "@/lib/server/store/schemas/stored-lead";
import { CONTACT, NEWSLETTER } from "@/test/builders/desk-leads";
import { seedLeads } from "@/test/builders/seeded-leads";
import type { DeskLogEntry } from "@/lib/domain/desk/desk-log";
import { createLeadChanges } from "./lead-changes";
import { createLeadExport } from "./lead-export";
import { createLeadsDesk } from "./leads-desk";
import { log as siteLog } from "@/lib/server/core/log";
import { StoreUnavailable } from "@/lib/server/store/store";
import { createDeskLog } from "./desk-log";

/** No lead of these tests is on the newsletter's list. */
const linker = async () => () => "https://bizgrow.example/unsubscribe";

const LEADS = 6_000;
const BY = "op@example.in";

const stored = sqliteStore<Lead>(databasePath, {
  name: "leads",
  parse: (value) => storedLead.parse(value),
});
const users = sqliteStore<VisitorRecord>(databasePath, {
  name: "users",
  parse: (value) => storedVisitor.parse(value),
});
const lines = sqliteStore<DeskLogEntry>(databasePath, {
  name: "deskLog",
  parse: (value) => storedDeskLog.parse(value) as DeskLogEntry,
});
afterAll(() => [stored, users, lines].forEach((store) => store.close()));

/** The number of documents read so far, and the most in one read. */
const asked = { all: 0, most: 0 };
const leads: Store<Lead> = {
  ...stored,
  list: (query) => {
    asked.all += query.limit;
    asked.most = Math.max(asked.most, query.limit);
    return stored.list(query);
  },
};
const log = createDeskLog(lines, Date.now);
const desk = createLeadsDesk({ leads, users, joinCard: async () => {}, log });

beforeAll(async () => {
  await stored.read("none"); // makes the table
  seedLeads(databasePath, LEADS);
});
beforeEach(() => Object.assign(asked, { all: 0, most: 0 }));

const search = (filter: DeskFilter, before: Cursor | null = null) =>
  desk.search(BY, filter, before);
const nameIn = (row: { email: string }) => row.email.replace(/@.*/, "");

test("the newest page is read without the rest", async () => {
  const { rows, next } = await search({});
  expect(rows.map(nameIn)).toEqual(
    Array.from({ length: 25 }, (_, n) => `someone-${LEADS - 1 - n}`),
  );
  expect(next).not.toBeNull();
  expect(asked.all).toBeLessThan(60);
});

test("the pages have each lead once, to the end", async () => {
  const seen: string[] = [];
  for (let next: Cursor | null = null, calls = 0; calls === 0 || next; calls++) {
    const page: Awaited<ReturnType<typeof search>> = await search({ lang: "hi" }, next);
    seen.push(...page.rows.map(nameIn));
    next = page.next;
  }
  const odd = Array.from({ length: LEADS / 2 }, (_, n) => `someone-${LEADS - 1 - 2 * n}`);
  expect(seen).toEqual(odd);
});

test("one call reads 5,000 leads, and the next one continues after them", async () => {
  const first = await search({ text: "someone-17@" });
  expect([first.rows.length, asked.all]).toEqual([0, 5_000]);
  expect(asked.most).toBeLessThanOrEqual(250);
  const second = await search({ text: "someone-17@" }, first.next);
  expect(second.rows.map(nameIn)).toEqual(["someone-17"]);
  expect(second.next).toBeNull();
});

test("a search within a day reads only its leads", async () => {
  const [newest] = (await search({})).rows;
  asked.all = 0;
  const to = newest!.arrivedAt - 3_000 * 60_000;
  const { rows, next } = await search({ from: to - 5 * 60_000, to });
  expect(rows).toHaveLength(5);
  expect(next).toBeNull();
  expect(asked.all).toBeLessThanOrEqual(250);
});

const alarm = jest.fn(async () => {});
beforeEach(() => alarm.mockClear());

test("an export has one page of the store in memory, and reads on as the client does", async () => {
  const file = await createLeadExport({ leads, users, log, alarm, linker }).file(
    BY,
    {},
    "json",
    "en",
  );
  // The operators are notified of the whole number, also after a cancelled download.
  expect(alarm.mock.calls).toEqual([["export", BY, LEADS]]);
  asked.all = 0;
  const reader = file.body!.getReader();
  await reader.read();
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.all).toBeLessThanOrEqual(750);
  await reader.cancel();
  const { entries } = await log.read(null);
  expect(entries[0]).toMatchObject({ by: BY, action: "exported", format: "json", count: null });
});

test("a complete export has every lead once, and the log their number", async () => {
  const file = await createLeadExport({ leads, users, log, alarm, linker }).file(
    BY,
    {},
    "json",
    "en",
  );
  const found = ((await file.json()) as { leads: { email: string }[] }).leads.map(nameIn);
  expect([found.length, new Set(found).size, found[0]]).toEqual([LEADS, LEADS, "someone-5999"]);
  expect((await log.read(null)).entries[0]).toMatchObject({ action: "exported", count: LEADS });
});

test("a failing store aborts the file, so that it does not look complete", async () => {
  let left = Infinity;
  const failing: Store<Lead> = {
    ...stored,
    list: (query) => (left-- > 0 ? stored.list(query) : Promise.reject(new Error("down"))),
  };
  const file = await createLeadExport({ leads: failing, users, log, alarm, linker }).file(
    BY,
    {},
    "csv",
    "en",
  );
  left = 2; // the whole number was counted
  await expect(file.text()).rejects.toThrow("down");
  expect((await log.read(null)).entries[0]).toMatchObject({ action: "exported", count: null });
});

test("a look whose entry cannot be stored goes on, with a line on standard output", async () => {
  const warn = jest.spyOn(siteLog, "warn").mockImplementation(() => undefined);
  const full = new StoreUnavailable(new Error("database or disk is full"));
  const down = createDeskLog({ ...lines, update: () => Promise.reject(full) }, Date.now);
  const blind = createLeadsDesk({ leads: stored, users, joinCard: async () => {}, log: down });
  const { rows } = await blind.search(BY, {}, null);
  const { lead } = await blind.read(BY, rows[0]!.id);
  const by = expect.stringMatching(/^[0-9a-f]{12}$/) as string;
  expect(warn.mock.calls).toEqual([
    [{ event: "desk look", by, action: "searched", references: undefined, count: rows.length }],
    [{ event: "desk look", by, action: "read", references: [lead.reference], count: undefined }],
  ]);
  warn.mockRestore();
  await expect(down.note({ by: BY, action: "exported" })).rejects.toThrow("full");
});

test("a call that cannot be logged shows nothing", async () => {
  const down = createDeskLog(
    { ...lines, update: () => Promise.reject(new Error("no log")) },
    Date.now,
  );
  const blind = createLeadsDesk({ leads: stored, users, joinCard: async () => {}, log: down });
  const id = (await search({})).rows[0]!.id;
  await expect(blind.read(BY, id)).rejects.toThrow("no log");
  await expect(blind.search(BY, {}, null)).rejects.toThrow("no log");
  const changes = createLeadChanges({
    leads: stored,
    detail: blind.detail,
    log: down,
    now: Date.now,
  });
  const won = { version: 0, change: { kind: "won", rupees: 6_999 } } as const;
  await expect(changes.change(BY, id, won)).rejects.toThrow("no log");
  expect((await stored.read(id))?.status).toBe("new");
});

test("only exported newsletter addresses have an unsubscribe link", async () => {
  const stored = { ...NEWSLETTER, createdAt: 1, updatedAt: 1 };
  const rows = [NEWSLETTER, { ...NEWSLETTER, endedAt: 5 }, CONTACT].map((lead, n) => ({
    cursor: { at: n, id: `${n}`.repeat(64) },
    record: { ...stored, ...lead },
  }));
  const three = { ...leads, list: async () => ({ rows, next: null }) } as typeof leads;
  const linkTo = async () => (id: string) => `https://bizgrow.example/end?of=${id[0]}`;
  const file = async (format: "csv" | "json") =>
    (
      await createLeadExport({ leads: three, users, log, alarm, linker: linkTo }).file(
        BY,
        {},
        format,
        "en",
      )
    ).text();
  for (const text of [await file("csv"), await file("json")])
    expect(text.match(/https:\/\/bizgrow\.example\/end\?of=\d/g)).toEqual([
      "https://bizgrow.example/end?of=0",
    ]);
});

test("the newest page is read without the rest, too, where people came more than once", async () => {
  const [head, ...earlier] = (await search({})).rows.slice(0, 3).map(({ id }) => id);
  await stored.update(head!, (lead) => lead && { ...lead, earlier });
  for (const id of earlier) await stored.update(id, (lead) => lead && { ...lead, cardId: head! });
  asked.all = 0;
  const { rows, next } = await search({});
  expect(rows.map(nameIn).slice(0, 2)).toEqual([`someone-${LEADS - 1}`, `someone-${LEADS - 4}`]);
  expect(rows).toHaveLength(25);
  expect(next).not.toBeNull();
  expect(asked.all).toBeLessThan(60);
});
