// holds: #desk
import "@/test/support/own-store";
import * as consentRoute from "@/app/api/visitors/[id]/consents/[purpose]/route";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import * as contactRoute from "@/app/api/leads/contact/route";
import * as newsletterRoute from "@/app/api/leads/newsletter/route";
import * as onboardingRoute from "@/app/api/leads/onboarding/route";
import { contentIn } from "@/lib/content";
import { indianDay } from "@/lib/domain/core/indian-day";
import { withoutNewsletter } from "@/lib/domain/leads/lead";
import { peopleDesk } from "@/lib/server/wiring/desk";
import { leadStore } from "@/lib/server/wiring/leads";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { GOOD_ONBOARDING } from "@/test/builders/onboardings";
import { browserOn } from "@/test/support/api-browser";
import { cellsIn } from "@/test/support/csv-cells";
import { DESK_ORIGIN, deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import * as exportRoute from "./export/route";
import * as personRoute from "./people/[key]/route";

const OPERATOR = "op@example.in";
const routes = { "/api/desk/export": exportRoute, "/api/desk/people/:key": personRoute };
const operator = deskCallers(routes, [OPERATOR]).operator(OPERATOR);
const browser = () =>
  browserOn(
    {
      "/api/visitors/:id": visitorRoute,
      "/api/visitors/:id/analysis": analysisRoute,
      "/api/visitors/:id/consents/:purpose": consentRoute,
      "/api/leads/contact": contactRoute,
      "/api/leads/newsletter": newsletterRoute,
      "/api/leads/onboarding": onboardingRoute,
    },
    DESK_ORIGIN,
  );

const exported = async (kind: string, lang = "en"): Promise<string> => {
  const back = lang === "hi" ? "/hi/desk/more" : "/desk/more";
  const reply = await operator.post("export", { back, kind });
  expect(reply.status).toBe(200);
  const name = new RegExp(`"${kind}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`);
  expect(reply.headers.get("content-disposition")).toMatch(name);
  return reply.text.replace("\ufeff", "");
};
/** The rows with this cell, each by its heads. */
const rowsWith = async (cell: string, kind = "people", lang = "en") => {
  const [heads, ...rows] = cellsIn(await exported(kind, lang));
  return rows
    .filter((cells) => cells.includes(cell))
    .map((cells) => Object.fromEntries(heads!.map((head, at) => [head, cells[at]!])));
};
const csvRow = async (reference: string, lang = "en") =>
  (await rowsWith(reference, "people", lang))[0]!;
const contact = async (words: object, from = browser()): Promise<string> => {
  const body = { ...GOOD_CONTACT, message: crypto.randomUUID(), ...words };
  const reply = await from.send("POST", "/api/leads/contact", { body });
  expect(reply.status).toBe(201);
  return (reply.body as { reference: string }).reference;
};
/** A visitor with a finished check, in which every answer is yes. */
const checked = async () => {
  const device = browser();
  const id = crypto.randomUUID() as string;
  await device.send("PUT", `/api/visitors/${id}`, {
    body: { lang: "en", profile: { businessName: `Stores ${id}` } },
  });
  const body = { answers: answersOfAll("yes"), lang: "en" };
  expect((await device.send("POST", `/api/visitors/${id}/analysis`, { body })).status).toBe(200);
  return { device, id };
};

test("a phone is in groups with the country code, which no spreadsheet makes a number", async () => {
  const dialled = await contact({ phone: "098470 65432", name: "=1+1" });
  const row = await csvRow(dialled);
  expect([row["Phone"], row["Name"]]).toEqual(["91 98470 65432", "'=1+1"]);
  expect((await csvRow(await contact({ phone: "+971 50 123 4567" })))["Phone"]).toBe(
    "971 501 234 567",
  );
});

test("a phone that is not a number is exported as typed, and is not a formula", async () => {
  const body = { ...GOOD_ONBOARDING, phone: "+call me" };
  const reply = await browser().send("POST", "/api/leads/onboarding", { body });
  const { reference } = reply.body as { reference: string };
  expect((await csvRow(reference))["Phone"]).toBe("'+call me");
});

test("stage, next step, owner, money and notes are there, in words, in both languages", async () => {
  const reference = await contact({ topic: "order", package: "suite", phone: "9822011223" });
  const { row } = await peopleDesk().detail((await peopleDesk().search(reference)).rows[0]!.person);
  const post = (version: number, fields: Record<string, string>) =>
    operator.post(`people/${row.person}`, { version: String(version), ...fields });
  await post(0, {
    do: "talk",
    stage: "won",
    package: "suite",
    rupees: "17,699",
    text: "Calls back.",
  });
  await post(1, { do: "paid", paid: "8000", on: "2026-11-20", way: "cash" });
  await post(2, { do: "talk", next: "day", day: "2099-11-20" });
  const told = await csvRow(reference);
  expect(told).toMatchObject({
    Wants: "Wants to order",
    Stage: "Won",
    "Next step": "2099-11-20 11:00:00",
    "Agreed (₹, with GST)": "17699",
    "Paid (₹)": "8000",
    "Due (₹)": "9699",
  });
  expect(told["Notes"]!.split("\n").map((line) => line.split(" · ").slice(2).join(" · "))).toEqual([
    "Won · Won: ₹17,699 · Strategic Growth Planning & Implementation Suite · Calls back.",
    "Won · Paid ₹8,000 on 20/11/2026: cash",
    "Won · Next step: 2099-11-20 11:00:00",
  ]);
  const { columns, stages } = contentIn("hi").desk;
  expect((await csvRow(reference, "hi"))[columns.status]).toBe(stages.won);
  const money = await rowsWith("91 98220 11223", "money");
  expect(money.map((line) => [line["What"], line["Day"], line["₹"]])).toEqual([
    ["Agreed (₹, with GST)", indianDay(Date.now()), "17699"],
    ["Paid (₹)", "2026-11-20", "8000"],
    ["Due (₹)", expect.stringMatching(/^\d{4}-\d\d-\d\d$/), "9699"],
  ]);
});

test("a score goes along only while its owner's consent holds", async () => {
  const { device, id } = await checked();
  const agree = (isGiven: boolean) =>
    device.send("PUT", `/api/visitors/${id}/consents/contact`, {
      body: { isGiven, textVersion: "2026-11-21" },
    });
  const scores = () => rowsWith(`Stores ${id}`).then((rows) => rows.map((row) => row["Grade"]));
  expect(await scores()).toEqual([]);
  await agree(true);
  expect(await scores()).toEqual(["F"]);
  await agree(false);
  expect(await scores()).toEqual([]);
});

test("the newsletter's file has who is on the list, with the day of the consent and the way off it", async () => {
  const email = "mina@shop.in";
  const sent = { email, consent: true, textVersion: "2026-11-21", lang: "hi" };
  await browser().send("POST", "/api/leads/newsletter", { body: sent });
  const [line] = await rowsWith(email, "newsletter");
  expect(line).toMatchObject({
    "Agreed on": expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    "Unsubscribe link": expect.stringContaining("/api/leads/newsletter/unsubscribe?token="),
  });
  expect(await rowsWith(email)).toEqual([]);
  const { rows } = await leadStore().list({ before: null, limit: 1 });
  await leadStore().update(
    rows[0]!.cursor.id,
    (lead) => lead && withoutNewsletter(lead, Date.now()),
  );
  expect(await rowsWith(email, "newsletter")).toEqual([]);
});

test("the log's file says who took which file", async () => {
  await exported("people");
  const [, ...lines] = cellsIn(await exported("log"));
  expect(lines[1]).toEqual([
    expect.any(String),
    OPERATOR,
    expect.stringContaining("people.csv"),
    "",
  ]);
});
