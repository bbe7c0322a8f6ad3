// holds: #operator-facts, #health, #payment-facts, #paying
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { BARE_SITE, MADE_UP_SITE, SPEC_SITE } from "@/test/builders/sites";
import { need, off } from "./finding";
import { environmentGaps, launchGroups, siteGaps } from "./launch";

const READY = { SITE_URL: "https://bizgrow.in" };
const FILLED = {
  ...MADE_UP_SITE,
  dataRules2027: true,
  confirmed: {
    lawyerRead: TEXT_VERSIONS,
    payingRead: { lawyer: "2026-11-20", accountant: "2026-11-20" },
    backupRestored: "2026-11-20",
  },
};
const NOW = Date.UTC(2026, 10, 25);
const placesIn = (lines: readonly string[]) => lines.map((line) => line.split(":")[0]);

test("nothing is missing when everything is filled in", () => {
  expect([...environmentGaps(READY), ...siteGaps(FILLED, NOW)]).toEqual([]);
});

test.each([
  undefined,
  " ",
  "http://localhost:3000",
  "http://bizgrow.in",
  "https://127.0.0.1",
  "https://a.example",
])("SITE_URL=%s is not a public address", (SITE_URL) => {
  expect(placesIn(environmentGaps({ ...READY, SITE_URL }))).toEqual(["SITE_URL"]);
});

test("asks for the lawyer again after a law text has changed", () => {
  const lawyerRead = { ...TEXT_VERSIONS, privacy: "2020-01-01" };
  const site = { ...FILLED, confirmed: { ...FILLED.confirmed, lawyerRead } };
  expect(siteGaps(site, NOW)).toEqual([
    expect.stringMatching(/^confirmed\.lawyerRead\.privacy: .*lawyer/),
  ]);
});

test("a claim that is not made needs no basis, a business without GST no GSTIN", () => {
  const lines = siteGaps({ ...BARE_SITE, pricesIncludeGst: "none" }, NOW);
  expect(lines.filter((line) => /^(claims|gstin|pricesIncludeGst)\b/.test(line))).toEqual([]);
});

test("before a way to pay is set, names what a lawyer and a CA must look at", () => {
  const { packages, pay } = SPEC_SITE;
  const [line, ...others] = siteGaps({ ...FILLED, packages, pay }, NOW);
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^pay: .*lawyer .*online order.*refund.* CA .*invoice.*advance.*SAC.*supply/,
  );
});

test("with a way to pay, asks who has looked at it, and for pages of two hosts whose they are", () => {
  const confirmed = { ...FILLED.confirmed, payingRead: { lawyer: null, accountant: null } };
  expect(placesIn(siteGaps({ ...FILLED, confirmed }, NOW))).toEqual([
    "confirmed.payingRead.lawyer",
    "confirmed.payingRead.accountant",
  ]);
  const other = "https://pages.other.in/x/{reference}";
  const packages = FILLED.packages.map((pack) => (pack.pay ? pack : { ...pack, pay: other }));
  expect(siteGaps({ ...FILLED, packages }, NOW)).toEqual([
    expect.stringContaining("different hosts (pages.rupeegate.in, pages.other.in)"),
  ]);
});

test("names the setting for the data rules from May 2027 on, while it is off", () => {
  const off = { ...FILLED, dataRules2027: false };
  const after = Date.UTC(2027, 4, 14);
  expect(siteGaps(off, Date.UTC(2027, 4, 12))).toEqual([]);
  expect(siteGaps(off, after)).toEqual([expect.stringContaining("dataRules2027")]);
  expect(siteGaps(FILLED, after)).toEqual([]);
});

test("what is missing is in three groups: cannot open, the law, better", () => {
  const findings = [
    { part: "mail", ...need("SMTP_URL is not set") },
    { part: "AI", ...need("GROQ_API_KEY is not set") },
    { part: "webhook", ...off("not set up") },
    ...environmentGaps({}).map((text) => ({ part: "settings", ...need(text) })),
    ...siteGaps(SPEC_SITE, NOW).map((text) => ({ part: "facts", ...need(text) })),
    { part: "Node", ...need("/usr/bin/node: old") },
  ].map((finding) => ({ ...finding, toDo: "" }));
  const groups = launchGroups(findings).map(({ title, findings: found }) => ({
    title,
    places: found.map(({ part, text }) => (part === "facts" ? text.split(":")[0] : part)),
  }));
  expect(groups.map(({ title }) => title)).toEqual([
    "Cannot open without",
    "The law asks for",
    "Better with",
  ]);
  const [open, law, better] = groups.map(({ places }) => places) as [string[], string[], string[]];
  expect(open).toEqual(["mail", "settings", "phone", "whatsapp", "email", "payment", "Node"]);
  expect(law).toEqual(
    expect.arrayContaining(["legalName", "grievanceOfficer", "confirmed.lawyerRead.terms"]),
  );
  expect(better).toEqual(
    expect.arrayContaining(["AI", "author", "pay", "confirmed.backupRestored"]),
  );
  expect(open.length + law.length + better.length).toBe(findings.length - 1);
  expect(launchGroups([])).toEqual([]);
});
