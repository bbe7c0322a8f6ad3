// holds: #contact
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { contentIn } from "@/lib/content";
import { GOOD_CONTACT, GOOD_NEWSLETTER, leadBrowser } from "@/test/support/lead-browser";
import { storedLeads } from "@/test/support/stored-leads";

const CONTACT = "/api/leads/contact";
const browser = leadBrowser();
const contact = (changes: object = {}, headers = {}) =>
  browser.form(CONTACT, { ...GOOD_CONTACT, website: "", ...changes }, headers);

/** Makes the store fail, or work again. */
const breakStore = () => {
  rmSync(dirname(databasePath), { recursive: true, force: true });
  writeFileSync(dirname(databasePath), "");
};
const freshStore = async () => {
  rmSync(dirname(databasePath), { recursive: true, force: true });
  await contact(); // notices, if it was open, that the file is gone
  await contact();
  const database = new DatabaseSync(databasePath);
  database.exec('DELETE FROM "leads"');
  database.close();
};
beforeEach(freshStore);

test("pressed ten times it is one lead, and a filled trap makes it spam", async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => contact()));
  expect(new Set(replies.map(({ headers }) => headers.get("location"))).size).toBe(1);
  expect(storedLeads(databasePath)).toHaveLength(1);
  expect((await contact({ website: "x" })).status).toBe(303);
  expect(storedLeads(databasePath)[1]).toMatchObject({ flags: ["spam"] });
});

test("the longest message of Hindi passes, and a body that no person types does not", async () => {
  const message = "ह".repeat(2_000);
  expect((await contact({ message })).status).toBe(303);
  expect(storedLeads(databasePath)[0]).toMatchObject({ message });
  expect((await contact({ message: "a".repeat(60_000) })).status).toBe(413);
});

test.each(["en", "hi"] as const)(
  "a %s form that agrees to a text of no page is refused, and asks to load the page again",
  async (lang) => {
    for (const path of [CONTACT, "/api/leads/newsletter"]) {
      const fields = { ...GOOD_CONTACT, lang, textVersion: "2026-02-31" };
      const { status, text } = await browser.form(path, fields);
      const { refused } = contentIn(lang).leads.unsent;
      expect([status, text]).toEqual([422, expect.stringContaining(refused)]);
    }
    expect(storedLeads(databasePath)).toEqual([]);
  },
);

test.each(["en", "hi"] as const)(
  "an invalid %s form gets a short page: what is wrong, and that the text is one page back",
  async (lang) => {
    const { leadFields, leads } = contentIn(lang);
    const typed = { name: `Asha "<b>'&`, message: '\n</textarea><script>alert("x")</script>' };
    const { status, text, headers } = await contact({
      ...typed,
      lang,
      email: "asha@",
      phone: "12",
    });
    expect([status, headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
    expect(headers.get("cache-control")).toBe("no-store");
    for (const part of [
      `<html lang="${lang}">`,
      leads.problems.all,
      leadFields.email.ask.problem,
      leadFields.phone.ask.problem,
      leads.unsent.goBack,
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/<script|<b>|<form|<input/);
    expect(text).not.toContain(leadFields.name.ask.problem);
    expect(storedLeads(databasePath)).toEqual([]);
  },
);

test("the page's policy allows only its own style", async () => {
  const { text, headers } = await contact({ email: "" });
  const style = /<style>([^]*?)<\/style>/.exec(text)![1]!;
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(text).not.toMatch(/ style=| on\w+=|<script|<img|<link/);
});

test("when the store fails, the page says so and offers WhatsApp", async () => {
  breakStore();
  const { status, text, headers } = await contact({ message: "Udhaar & more" });
  const { unsent } = contentIn("en").leads;
  expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
  expect(text).toContain(unsent.title);
  expect(text).toContain(unsent.store);
  expect(text).toContain(`https://wa.me/`);
  expect(text).toContain(encodeURIComponent("Udhaar & more").replaceAll("'", "&#39;"));
});

test("the newsletter's form does the same", async () => {
  const send = (changes: object) =>
    browser.form("/api/leads/newsletter", { ...GOOD_NEWSLETTER, ...changes });
  const wrong = await send({ consent: "", email: "meera@example" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain(contentIn("hi").leads.problems.consent);
  breakStore();
  expect((await send({ email: "meera@example.in" })).status).toBe(503);
});

test("from another site, or without any sign of ours, a form is refused", async () => {
  const foreign = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  for (const headers of foreign) expect((await contact({}, headers)).status).toBe(403);
  expect(storedLeads(databasePath)).toEqual([]);
});

test.each([
  ["no field at all", ""],
  ["broken escapes", "name=%E0%A4%A&%&&=&message=%00%ff"],
  ["names of the object's own", "__proto__=1&constructor=2&toString=3&lang=__proto__"],
  ["a field twice", "name=a&name=b"],
])("%s: answered with a page, never a crash", async (_, raw) => {
  const { status, text } = await browser.send("POST", CONTACT, {
    raw,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(status).toBe(422);
  expect(text).toContain(contentIn("en").leads.unsent.goBack);
  expect(storedLeads(databasePath)).toEqual([]);
});
