import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { operator, site } from "@/lib/content/facts/site";
import { launchGaps } from "./launch-gaps";

const READY = {
  SITE_URL: "https://bizgrow.in",
  STORE: "sqlite",
  GROQ_API_KEY: "key",
  FIREBASE_PROJECT_ID: "bizgrow",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "bizgrow.firebaseapp.com",
  FIREBASE_APP_ID: "1:1:web:1",
  OPERATOR_EMAILS: "owner@bizgrow.in",
  OPERATOR_SECOND_FACTOR: "required",
  SMTP_URL: "smtps://user:secret@mail.bizgrow.in",
  MAIL_FROM: "BizGrow <site@bizgrow.in>",
  LEADS_TO: "owner@bizgrow.in",
};
const FACTS = {
  site: { name: "BizGrow", author: "Asha Rao", email: "a@bizgrow.in" },
  operator: {},
};
const DONE = { lawyerRead: TEXT_VERSIONS, backupRestored: "2026-11-20" };

test("nothing is missing when everything is filled in", () => {
  expect(launchGaps(READY, FACTS, DONE)).toEqual({ environment: [], facts: [] });
});

test.each(Object.keys(READY))("names %s, missing or empty, once", (name) => {
  for (const value of [undefined, " "]) {
    const { environment } = launchGaps({ ...READY, [name]: value }, FACTS, DONE);
    expect(environment.map((line) => line.split(":")[0])).toEqual([name]);
  }
});

test.each(["http://localhost:3000", "http://bizgrow.in", "https://127.0.0.1", "https://a.example"])(
  "SITE_URL=%s is not a public address",
  (SITE_URL) => {
    const { environment } = launchGaps({ ...READY, SITE_URL }, FACTS, DONE);
    expect(environment).toEqual([expect.stringContaining("SITE_URL: not public")]);
  },
);

test("names a wrong value without printing it", () => {
  const { environment } = launchGaps({ ...READY, STORE: "secret-mysql" }, FACTS, DONE);
  expect(environment).toHaveLength(1);
  expect(environment[0]).toMatch(/STORE/);
  expect(environment.join()).not.toContain("secret");
});

test("asks for the lawyer again after a law text has changed", () => {
  const lawyerRead = { ...TEXT_VERSIONS, privacy: "2020-01-01" };
  const { facts } = launchGaps(READY, FACTS, { ...DONE, lawyerRead });
  expect(facts).toEqual([expect.stringMatching(/^confirmed\.lawyerRead\.privacy: .*lawyer/)]);
});

test("an unconfigured site asks for the operator's facts, the author, the lawyer and a tried backup", () => {
  const { facts } = launchGaps(READY, { site, operator });
  for (const path of [
    "site.whatsappNumber",
    "site.phone.dial",
    "site.author",
    "operator.legalName",
    "confirmed.lawyerRead.terms",
    "confirmed.backupRestored",
  ])
    expect(facts.filter((line) => line.startsWith(path))).toHaveLength(1);
});
