// holds: #desk
import "@/test/support/own-store";
import * as consentRoute from "@/app/api/visitors/[id]/consents/[purpose]/route";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import * as contactRoute from "@/app/api/leads/contact/route";
import * as onboardingRoute from "@/app/api/leads/onboarding/route";
import { contentIn } from "@/lib/content";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { leadStore } from "@/lib/server/wiring/leads";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { GOOD_ONBOARDING } from "@/test/builders/onboardings";
import { browserOn } from "@/test/support/api-browser";
import { cellsIn } from "@/test/support/csv-cells";
import { DESK_ORIGIN, deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import * as exportRoute from "./export/route";

const OPERATOR = "op@example.in";
const operator = deskCallers({ "/api/desk/export": exportRoute }, [OPERATOR]).operator(OPERATOR);
const browser = () =>
  browserOn(
    {
      "/api/visitors/:id": visitorRoute,
      "/api/visitors/:id/analysis": analysisRoute,
      "/api/visitors/:id/consents/:purpose": consentRoute,
      "/api/leads/contact": contactRoute,
      "/api/leads/onboarding": onboardingRoute,
    },
    DESK_ORIGIN,
  );

const exported = async (lang = "en") => {
  const back = lang === "hi" ? "/hi/desk/leads" : "/desk/leads";
  const reply = await operator.post("export", { back });
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-disposition")).toMatch(/"leads-\d{4}-\d\d-\d\d\.csv"$/);
  return reply.text;
};
/** A lead's cells by their heads. */
const csvRow = async (reference: string, lang = "en"): Promise<Record<string, string>> => {
  const [heads, ...rows] = cellsIn((await exported(lang)).replace("\ufeff", ""));
  const row = rows.find((cells) => cells.includes(reference))!;
  return Object.fromEntries(heads!.map((head, at) => [head, row[at]!]));
};
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
  await device.send("PUT", `/api/visitors/${id}`, { body: { lang: "en", profile: {} } });
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

test("codes of Get Started are said in words, in both languages", async () => {
  const body = { ...GOOD_ONBOARDING, businessType: "salon", experience: "from1to3" };
  const reply = await browser().send("POST", "/api/leads/onboarding", { body });
  const { reference } = reply.body as { reference: string };
  const row = await csvRow(reference);
  expect([row["Type of business"], row["Running it for"]]).toEqual([
    "Salon or beauty parlour",
    "1 to 3 years",
  ]);
  const { experience } = contentIn("hi").leadFields;
  const hindi = await csvRow(reference, "hi");
  expect(hindi[experience.label]).toBe(experience.choices.from1to3);
});

test("status, next step, owner, money, reason and notes are there, in words", async () => {
  const reference = await contact({ topic: "demo" });
  const { rows } = await leadStore().list({ before: null, limit: 20 });
  const { id } = rows.find(({ record }) => record.reference === reference)!.cursor;
  const at = Date.parse("2026-11-20T04:30:00Z");
  const by = "op@example.in";
  const note = { at, by, status: "talking", text: "Calls back." };
  const step = { ...note, text: "", action: { kind: "next", at } } as const;
  const work = { nextAt: at, owner: by, wonRupees: 7499, lostReason: "price" };
  await leadStore().update(
    id,
    (lead) => lead && { ...lead, ...work, status: "lost", notes: [note, step] },
  );
  const row = await csvRow(reference);
  expect(row).toMatchObject({
    Wants: "Wants a demo",
    "Came by": "Site",
    Status: "Lost",
    "Next step": "2026-11-20 10:00:00",
    Whose: by,
    "Won (₹)": "7499",
    "Why lost": "Too expensive",
  });
  expect(row["Notes"]!.split("\n").map((line) => line.split(" · ").slice(2).join(" · "))).toEqual([
    "Talking · Calls back.",
    "Talking · Next step: 2026-11-20 10:00:00",
  ]);
});

test("answers and score go along only while their owner's consent holds", async () => {
  const { device, id } = await checked();
  const reference = await contact({ visitorId: id }, device);
  const questions = await csvRow(reference);
  expect(Object.keys(questions).slice(-QUESTION_IDS.length)).toHaveLength(15);
  expect(Object.values(questions).slice(-15)).toEqual(Array(15).fill(""));

  const agree = (isGiven: boolean) =>
    device.send("PUT", `/api/visitors/${id}/consents/contact`, {
      body: { isGiven, textVersion: "2026-11-21" },
    });
  await agree(true);
  const row = await csvRow(reference);
  expect([row["Health score"], row["Grade"]]).toEqual(["0", "F"]);
  expect(Object.values(row).slice(-15)).toEqual(Array(15).fill("Yes"));
  await agree(false);
  expect(Object.values(await csvRow(reference)).slice(-15)).toEqual(Array(15).fill(""));
});
