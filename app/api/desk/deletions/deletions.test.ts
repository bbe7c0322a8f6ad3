// holds: #desk
// Over 1 s: it loads Google's library and stores some hundred leads.
import "@/test/standins/dead-mail-server";
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill } from "@/lib/domain/core/fill";
import type { Lead } from "@/lib/domain/leads/lead";
import { listChoiceOf, listQueryIn } from "@/lib/server/desk/list-choice";
import { deskDeletions } from "@/lib/server/wiring/desk";
import { CONTACT } from "@/test/builders/desk-leads";
import { deskCallers } from "@/test/support/desk-callers";
import { storedRows } from "@/test/support/stored-rows";
import * as deletionsRoute from "./route";
import { LEADS, SUBMISSIONS } from "@/lib/server/store/schemas/stored-lead";
import { storeOf } from "@/lib/server/store/store-of";

const OPERATOR = "op@example.in";

const desk = deskCallers({ "/api/desk/deletions": deletionsRoute }, [OPERATOR]);
const op = desk.operator(OPERATOR);
const { many } = deskWordsIn("en");
const send = (fields: Record<string, string>) => op.post("deletions", fields);
/** The fields of the page's form for a filter, and its number typed. */
const counted = async (fields: Record<string, string>) => {
  const { search = "", ...query } = fields;
  const { filter } = listChoiceOf(listQueryIn(query), search);
  const { count, to } = await deskDeletions().count(filter);
  return { ...fields, until: String(to), count: String(count), typed: String(count) };
};

const idOf = (n: number) => n.toString(16).padStart(64, "0");
/** Stores `count` leads of a name, with `flags`. */
const store = async (name: string, count: number, flags: Lead["flags"], from = 0) => {
  const keys = [idOf(1_000_000 + from)];
  await storeOf(SUBMISSIONS).update(keys[0]!, () => ({ requestHash: "x", leadId: idOf(from) }));
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      storeOf(LEADS).update(idOf(from + n), () => ({ ...CONTACT, name, flags, keys })),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 2)); // only earlier leads are counted
};
const left = async () => {
  const names: Record<string, number> = {};
  for (const { record } of (await storeOf(LEADS).list({ before: null, limit: 10_000 })).rows)
    names[(record as { name?: string }).name ?? ""] =
      (names[(record as { name?: string }).name ?? ""] ?? 0) + 1;
  return names;
};
const logLines = () =>
  storedRows(databasePath).deskLog!.map(({ record }) => JSON.parse(record) as object);
const notices = () =>
  (storedRows(databasePath).deliveries ?? []).flatMap(
    ({ record }) => /\{"what":"erasure"[^}]*\}/.exec(record) ?? [],
  );

test("one call deletes all flagged leads of a filter and no others; log and email have their number", async () => {
  await store("Machine", 260, ["spam"]);
  await store("Customer", 3, [], 10_000);
  await store("Other Machine", 2, ["quarantine"], 20_000);
  const form = await counted({ search: "machine", found: "1", spam: "only" });
  expect(form.count).toBe("262");
  await store("Machine", 1, ["spam"], 30_000); // arrives after the count

  expect((await send(form)).body).toEqual({ text: fill(many.done, { n: 262 }) });
  expect(await left()).toEqual({ Customer: 3, Machine: 1 });
  expect(await storeOf(SUBMISSIONS).read(idOf(1_000_000))).toBeNull();
  expect(logLines()).toEqual([
    expect.objectContaining({
      by: OPERATOR,
      did: "deleted",
      count: 262,
      references: [],
      filter: { spam: "only", to: Number(form.until), hasText: true },
    }),
  ]);
  expect(notices()).toHaveLength(1);
  expect(JSON.parse(notices()[0]!)).toMatchObject({ by: OPERATOR, count: 262 });
});

test("a number that is not typed, or has changed since, deletes nothing", async () => {
  await store("Number", 5, [], 40_000);
  const form = await counted({ search: "number", found: "1" });
  const before = [await left(), logLines().length, notices().length];
  expect((await send({ ...form, typed: "4" })).body).toEqual({
    text: fill(many.wrong, { n: 5 }),
    isTrouble: true,
    kept: {},
  });
  expect((await send({ ...form, count: "4", typed: "4" })).body).toEqual({
    text: many.changed,
    isTrouble: true,
    kept: {},
  });
  expect([await left(), logLines().length, notices().length]).toEqual(before);
});

test("no time, no number, or an old sign-in is refused", async () => {
  expect((await send({ count: "1", typed: "1" })).status).toBe(422);
  expect((await send({ until: "1", typed: "1" })).status).toBe(422);
  const old = await desk.operator(OPERATOR, 16).post("deletions", { until: "1", count: "1" });
  expect([old.status, old.body]).toMatchObject([
    401,
    { error: { code: "recent_sign_in_required" } },
  ]);
});
