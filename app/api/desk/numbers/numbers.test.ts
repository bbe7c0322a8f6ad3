// holds: #numbers
import "@/test/support/own-store";
import * as countsRoute from "@/app/api/counts/route";
import * as contactRoute from "@/app/api/leads/contact/route";
import { site } from "@/lib/content/facts/site";
import { numbersFilter } from "@/lib/server/desk/numbers-query";
import type { FunnelFilter } from "@/lib/domain/funnel/funnel";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { LeadChange } from "@/lib/domain/desk/lead-change";
import type { Sales } from "@/lib/domain/desk/sales";
import { deskSales, leadChanges } from "@/lib/server/wiring/desk";
import { leadStore } from "@/lib/server/wiring/leads";
import { browserOn } from "@/test/support/api-browser";
import { cellsIn } from "@/test/support/csv-cells";
import { deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import * as numbersRoute from "./route";

const OPERATOR = "op@example.in";
const desk = deskCallers({}, [OPERATOR]);
const today = indianDay(Date.now());
const month = today.slice(0, 7);
const DAYS = { from: today, to: today };

const routes = { "/api/counts": countsRoute, "/api/leads/contact": contactRoute };
const visitor = () => browserOn(routes);
const HEADERS = { origin: "https://bizgrow.example" };

const visit = async (source: string, steps: readonly string[]) => {
  const body = { lang: "en", source, steps };
  const reply = await visitor().send("POST", "/api/counts", { body, headers: HEADERS });
  expect(reply.status).toBe(204);
};
let people = 0;
/** A message; resolves to the lead's id. */
const write = async (utm_source: string, fields: object = {}): Promise<string> => {
  const n = ++people;
  const reply = await visitor().send("POST", "/api/leads/contact", {
    body: {
      ...GOOD_CONTACT,
      email: `money-${n}@example.in`,
      phone: `+9198000${1e4 + n}`,
      message: `No. ${n}`,
      source: { utm_source },
      ...fields,
    },
    headers: HEADERS,
  });
  expect(reply.status).toBe(201);
  const { rows } = await leadStore().list({ before: null, limit: 20 });
  const { reference } = reply.body as { reference: string };
  return rows.find(({ record }) => record.reference === reference)!.cursor.id;
};
const change = async (id: string, version: number, made: LeadChange) => {
  const { isSaved } = await leadChanges().change(OPERATOR, id, { version, change: made });
  expect(isSaved).toBe(true);
};
const read = (filter: Partial<FunnelFilter> = {}): Promise<Sales> =>
  deskSales().read({ ...DAYS, ...filter });
const takeFile = async (lang: string, filter: object = DAYS) => {
  const back = `${lang === "hi" ? "/hi" : ""}/desk/numbers`;
  const request = new Request("https://bizgrow.example/api/desk/numbers", {
    method: "POST",
    headers: { ...HEADERS, cookie: desk.operator(OPERATOR).cookie, accept: "application/json" },
    body: new URLSearchParams({ back, ...filter }),
  });
  const reply = await numbersRoute.POST(request, { params: Promise.resolve({}) });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};

test("source, visits, people, sales and rupees, through the real routes", async () => {
  await visit("=mela", ["opened", "b1"]);
  await visit("mela", ["opened", "returned", "result"]);
  const first = await write("Mela", { topic: "order", package: "complete" });
  const second = await write("mela", { topic: "order", package: "suite" });
  const spam = await write("mela");
  await write("google");
  await change(first, 0, { kind: "won", rupees: 6_999 });
  await change(second, 0, { kind: "won", rupees: 8_499 });
  await change(second, 1, { kind: "won", rupees: 8_000 });
  await change(spam, 0, { kind: "won", rupees: 9_999 });
  await change(spam, 1, { kind: "mark", isSpam: true });

  const google = { source: "google", visits: 0, finished: 0, leads: 1, won: 0, rupees: 0, paid: 0 };
  const mela = { visits: 1, finished: 0, leads: 2, won: 2, rupees: 14_999 };
  expect(await read()).toMatchObject({
    total: { ...mela, leads: 3 },
    sources: [{ source: "mela", ...mela }, google],
    packages: [
      { packageId: "suite", leads: 1, won: 1, rupees: 8_000 },
      { packageId: "complete", leads: 1, won: 1, rupees: 6_999 },
      { packageId: null, leads: 1, won: 0, rupees: 0, paid: 0 },
    ],
    months: [{ month, leads: 3, won: 2, rupees: 14_999 }],
  });
  const ofGoogle = await read({ source: "google", lang: "en" });
  expect([ofGoogle.total.leads, ofGoogle.total.rupees]).toEqual([1, 0]);
  expect((await read({ lang: "hi" })).total.leads).toBe(0);
});

test("why leads were lost, and the offers that are out, are there with the days of today", async () => {
  const lost = await write("lost");
  await change(lost, 0, { kind: "lost", reason: "price" });
  for (const fields of [{ topic: "order", package: "suite" }, {}]) {
    const id = await write("offer", fields);
    await change(id, 0, { kind: "note", status: "offer", text: "" });
    const at = Date.parse("2026-01-05T10:00:00+05:30");
    await leadStore().update(id, (lead) => lead && { ...lead, receivedAt: at });
  }
  const { lost: reasons, offers } = await read();
  expect(reasons).toEqual([{ reason: "price", n: 1 }]);
  expect(offers).toEqual({ count: 2, rupees: site.prices.suite, withoutPackage: 1 });
});

test("the file has the same figures, no formula, and a line in the log", async () => {
  await write("@cmd");
  const sales = await read();
  const csv = await takeFile("en");
  expect(csv.status).toBe(200);
  expect(csv.headers.get("content-disposition")).toMatch(
    /^attachment; filename="sales-[\d-]+\.csv"$/,
  );
  const [head, ...rows] = cellsIn(csv.text.replace("\ufeff", ""));
  expect(head).toEqual([
    "Table",
    "Row",
    "Visits",
    "Finished",
    "People",
    "Sales",
    "Won (₹)",
    "Paid (₹)",
  ]);
  const { visits, finished, leads, won, rupees, paid } = sales.total;
  expect(rows[0]).toEqual([
    "In all",
    "",
    ...[visits, finished, leads, won, rupees, paid].map(String),
  ]);
  expect(rows).toContainEqual(["By source", "mela", "1", "0", "2", "2", "14999", "0"]);
  expect(rows).toContainEqual(["By source", "Other links", "0", "0", "1", "0", "0", "0"]);
  expect(rows).toContainEqual(["By package", expect.any(String), "", "", "1", "1", "8000", "0"]);
  expect(rows).toContainEqual([
    "By month",
    month,
    "",
    "",
    ...[leads, won, rupees, paid].map(String),
  ]);
  expect(rows).toContainEqual(["Why lost", "Too expensive", "", "", "1", "", "", ""]);
  const { count, rupees: out, withoutPackage } = sales.offers;
  expect(rows).toContainEqual(["Offers that are out", "", "", "", `${count}`, "", `${out}`, ""]);
  const bare = ["Offers that are out", "No package named", "", "", `${withoutPackage}`, "", "", ""];
  expect(rows).toContainEqual(bare);
  const sold = rows.filter(([table]) => table === "Who sold");
  expect(sold.reduce((sum, cells) => sum + Number(cells[6]), 0)).toBe(rupees);
  const hindi = await takeFile("hi", { ...DAYS, source: "mela" });
  expect(hindi.text).toContain("पैकेज के हिसाब से");
  const lines = (await desk.logLines()).filter(({ action }) => action === "numbers");
  expect(lines.map(({ by, format }) => [by, format])).toEqual([
    [OPERATOR, "csv"],
    [OPERATOR, "csv"],
  ]);
  const from = Date.parse(`${today}T00:00:00+05:30`);
  const days = { from, to: from + 24 * 60 * 60_000, hasText: false };
  expect(lines[0]!.filter).toEqual({ ...days, source: "mela" });
});

test.each([
  { from: "2026-11-31", to: "2026-12-01" },
  { from: "2024-01-01", to: "2026-01-01" },
  { ...DAYS, person: "x" },
])("invalid days and other fields are refused: %j", async (filter) => {
  expect(numbersFilter(new URLSearchParams({ ...DAYS, ...filter }), Date.now()).isWrong).toBe(true);
  expect((await takeFile("en", { ...DAYS, ...filter })).status).toBe(422);
});
