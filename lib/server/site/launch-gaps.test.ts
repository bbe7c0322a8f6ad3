import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { BARE_SITE, MADE_UP_SITE, SPEC_SITE } from "@/test/builders/sites";
import { launchGaps } from "./launch-gaps";

const READY = {
  SITE_URL: "https://bizgrow.in",
  GROQ_API_KEY: "key",
  FIREBASE_PROJECT_ID: "bizgrow",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "bizgrow.firebaseapp.com",
  FIREBASE_APP_ID: "1:1:web:1",
  GOOGLE_APPLICATION_CREDENTIALS: "/srv/key.json",
  OPERATOR_EMAILS: "owner@bizgrow.in",
  OPERATOR_SECOND_FACTOR: "required",
  SMTP_URL: "smtps://user:secret@mail.bizgrow.in",
  MAIL_FROM: "BizGrow <site@bizgrow.in>",
  LEADS_TO: "owner@bizgrow.in",
};
const FILLED = {
  ...MADE_UP_SITE,
  dataRules2027: true,
  confirmed: { lawyerRead: TEXT_VERSIONS, backupRestored: "2026-11-20" },
};

test("nothing is missing when everything is filled in", () => {
  expect(launchGaps(READY, FILLED)).toEqual({ environment: [], facts: [] });
});

test.each(Object.keys(READY))("names %s, missing or empty, once", (name) => {
  for (const value of [undefined, " "]) {
    const { environment } = launchGaps({ ...READY, [name]: value }, FILLED);
    expect(environment.map((line) => line.split(":")[0])).toEqual([name]);
  }
});

test("Google's own machines need no key file", () => {
  const { GOOGLE_APPLICATION_CREDENTIALS, ...ready } = READY;
  expect(launchGaps({ ...ready, K_SERVICE: "site" }, FILLED).environment).toEqual([]);
});

test.each(["http://localhost:3000", "http://bizgrow.in", "https://127.0.0.1", "https://a.example"])(
  "SITE_URL=%s is not a public address",
  (SITE_URL) => {
    const { environment } = launchGaps({ ...READY, SITE_URL }, FILLED);
    expect(environment).toEqual([expect.stringContaining("SITE_URL: not public")]);
  },
);

test("names a wrong value without printing it", () => {
  const { environment } = launchGaps({ ...READY, STORE: "secret-mysql" }, FILLED);
  expect(environment).toHaveLength(1);
  expect(environment[0]).toMatch(/STORE/);
  expect(environment.join()).not.toContain("secret");
});

test("asks for the lawyer again after a law text has changed", () => {
  const lawyerRead = { ...TEXT_VERSIONS, privacy: "2020-01-01" };
  const { facts } = launchGaps(READY, {
    ...FILLED,
    confirmed: { ...FILLED.confirmed, lawyerRead },
  });
  expect(facts).toEqual([expect.stringMatching(/^confirmed\.lawyerRead\.privacy: .*lawyer/)]);
});

test("a site as it comes asks for facts, bases, the lawyer and a tried backup, a line each", () => {
  const { facts } = launchGaps(READY, SPEC_SITE);
  for (const place of [
    "phone",
    "whatsapp",
    "email",
    "author",
    "pricesIncludeGst",
    "legalName",
    "offices",
    "advisers",
    "grievanceOfficer",
    "claims.satisfaction.basis",
    "confirmed.lawyerRead.terms",
    "confirmed.backupRestored",
  ])
    expect(facts.filter((line) => line.startsWith(`${place}: `))).toHaveLength(1);
  expect(new Set(facts.map((line) => line.split(":")[0])).size).toBe(facts.length);
});

test("a claim that is not made needs no basis, a business without GST no GSTIN", () => {
  const { facts } = launchGaps(READY, { ...BARE_SITE, pricesIncludeGst: "none" });
  expect(facts.filter((line) => /^(claims|gstin|pricesIncludeGst)\b/.test(line))).toEqual([]);
});

test("names the setting for the data rules from May 2027 on, while it is off", () => {
  const off = { ...FILLED, dataRules2027: false };
  const before = Date.UTC(2027, 4, 12);
  const after = Date.UTC(2027, 4, 14);
  expect(launchGaps(READY, off, before).facts).toEqual([]);
  expect(launchGaps(READY, off, after).facts).toEqual([expect.stringContaining("dataRules2027")]);
  expect(launchGaps(READY, FILLED, after).facts).toEqual([]);
});
