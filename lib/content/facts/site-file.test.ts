// holds: #operator-facts
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MADE_UP_FILE } from "@/test/builders/sites";
import { readSite, siteFrom } from "./site-file";

type Json = { [key: string]: Json | unknown };

const filled = readFileSync(MADE_UP_FILE, "utf8");

/** The made-up file with one value changed, or taken out, at a place such as "hours.opens". */
const changed = (place: string, value?: unknown): string => {
  const file = JSON.parse(filled) as Json;
  const keys = place.split(".");
  const last = keys.pop()!;
  const inner = keys.reduce((part, key) => part[key] as Json, file);
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  return JSON.stringify(file);
};

const SATURDAY = { first: "Saturday", last: "Saturday", opens: "10:00 AM", closes: "2:00 PM" };

const { packages } = JSON.parse(filled) as { packages: Json[] };
const SIX = Array.from({ length: 6 }, (_, at) => ({
  ...packages[0],
  id: `pack-${at}`,
  area: null,
}));

/** Broken files: what is changed, to what, and what is said about it. */
const BROKEN: ReadonlyArray<readonly [place: string, value: unknown, said: string]> = [
  ["name", undefined, "name: is missing"],
  ["name", "", "name: is empty: write null for what you do not know"],
  ["name", 7, "name: must be a text in quotes"],
  ["nmae", "BizGrow", "nmae: no such fact"],
  ["phone", "98123 45601", 'phone: must be an Indian number such as "+91 98765 43210"'],
  ["email", "milo(at)saathi", "email: must be an email address such as hello@example.in"],
  ["social.instagram", "@saathi", "social.instagram: must be an https address"],
  ["hours.first", "Mon", "hours.first: must be one of Monday, Tuesday"],
  ["hours.last", "Monday", "hours.last: must be the same day as first or a later one"],
  ["hours.opens", "10:30", 'hours.opens: must be a time such as "9:00 AM"'],
  ["hours.closes", "9:00 AM", "hours.closes: must be later than opens"],
  ["hours", [], "hours: is empty: name the days on which you are open"],
  ["hours", [{ ...SATURDAY, first: "Mon" }], "hours.0.first: must be one of Monday, Tuesday"],
  ["hours", [{ ...SATURDAY, opens: undefined }], "hours.0.opens: is missing"],
  [
    "hours",
    [{ ...SATURDAY, first: "Monday" }, SATURDAY],
    "hours: name each day once: Saturday is in two entries",
  ],
  ["referenceLetters", "bg", "referenceLetters: must be 2 or 3 capital letters"],
  ["referenceLetters", "HISA", "referenceLetters: must be 2 or 3 capital letters"],
  ["accent", "red", 'accent: must be a colour such as "#a4262c"'],
  [
    "accent",
    "#FF8800",
    'accent: is too light to be read (contrast below 4.5); the nearest that can be is "#a75900"',
  ],
  ["ink", "#777777", "ink: is too light to be read"],
  ["logo", "/logo.gif", "logo: must be a picture in the folder public"],
  ["replyHours", "24", "replyHours: must be a whole number of hours"],
  ["packages.2.price", 8499.5, "packages.2.price: must be a whole number of rupees"],
  ["packages.2.price", 0, "packages.2.price: must be 1 rupees or more"],
  ["pricesIncludeGst", "yes", 'pricesIncludeGst: must be true, false, "none" or null'],
  ["pricesIncludeGst", "none", 'pricesIncludeGst: is "none", but there is a gstin'],
  ["gstPercent", "18%", "gstPercent: must be a number"],
  ["claims.satisfaction.figure", "TODO", "claims.satisfaction.figure: is a placeholder"],
  [
    "claims.satisfaction.basis",
    "asked",
    'claims.satisfaction.basis: must be {"en": "…", "hi": "…"}',
  ],
  ["promises.acknowledgeHours", 72, "promises.acknowledgeHours: must be 48 hours or less"],
  ["promises.complaintDays", 45, "promises.complaintDays: must be 30 days or less"],
  ["legalName", { en: "Saathi" }, "legalName.hi: is missing"],
  ["legalName.en", "Saathi {name}", "legalName.en: must be one line without { } [ ] | < >"],
  ["offices.0.pin", 208001, "offices.0.pin: must be a text in quotes"],
  ["offices", "Kanpur", "offices: must be a list in [ ]"],
  ["hours", null, "hours: must be a group of facts in { }"],
  ["offices.0.pin", "20800", "offices.0.pin: must be a PIN code of 6 digits"],
  ["gstin", "09ABCDE1234F1Z", "gstin: must be a GSTIN of 15 characters"],
  ["udyam", "UP-43-0001234", "udyam: must be a Udyam number such as"],
  ["advisers.0.photo", "/../site.json", "advisers.0.photo: must be a picture in the folder public"],
  ["boardLink", "http://board.in", "boardLink: must be an https address"],
  ["packages.2.pay", "http://pay.in/{reference}", "packages.2.pay: must be an https address with"],
  ["packages.2.pay", "https://pay.in/suite", "with {reference} once, behind the host"],
  ["packages.2.pay", "https://a:b@pay.in/{reference}", "with {reference} once, behind the host"],
  ["packages.2.pay", "https://pay.in\\@x.in/{reference}", "with {reference} once, behind the host"],
  ["prices", { suite: 1 }, "prices: no such fact"],
  ["packages", [], "packages: must have 1 package or more: leave it out for ours"],
  ["packages", SIX, "packages: must have 5 packages or less"],
  ["packages", "suite", "packages: must be a list in [ ]"],
  ["packages.0.id", "suite", "packages: two packages have the same id"],
  ["packages.0.id", "Brand Pack", 'packages.0.id: must be small letters, digits and single "-"'],
  ["packages.0.id", "a".repeat(41), "packages.0.id: is too long: 40 characters at most"],
  ["packages.0.id", "pay", "packages.0.id: is the name of a part of the page: choose another"],
  ["packages.0.area", "growth", "packages: two packages have the same area"],
  ["packages.0.area", "money", "packages.0.area: must be one of branding, growth, operations, or"],
  ["packages.0.popular", true, "packages: two packages are popular: one may be"],
  ["packages.0.months", 1.5, "packages.0.months: must be a whole number of months"],
  ["packages.1.words.hi.when", [{ time: "M", text: "All" }], "hi.when: must have 3 lines, one for"],
  ["packages.0.name", "a".repeat(81), "packages.0.name: is too long for a card: 80 characters"],
  ["packages.0.words.en.line", "a".repeat(201), "line: is too long for a card: 200 characters"],
  ["packages.0.words.hi", undefined, "packages.0.words.hi: is missing"],
  ["packages.0.words.en.gets", [], "packages.0.words.en.gets: must have 1 lines or more"],
  ["packages.0.plainName", "Pack", 'packages.0.plainName: must be {"en": "…", "hi": "…"}'],
  ["pay.upi", "shop@bank", "pay.upi: must be a group of facts in { }"],
  ["pay.upi.address", "shop", "pay.upi.address: must be a UPI address such as shop@bank"],
  ["pay.bank.account", "1234", "pay.bank.account: must be an account number of 9 to 18 digits"],
  ["pay.bank.ifsc", "hdfc1234", "pay.bank.ifsc: must be an IFSC such as HDFC0001234"],
  ["pay.bank.holder", undefined, "pay.bank.holder: is missing"],
  ["backupDays", 0, "backupDays: must be 1 days or more"],
  ["confirmed.backupRestored", "15.11.2026", "confirmed.backupRestored: must be a day such as"],
  ["confirmed.backupRestored", "2999-01-01", "confirmed.backupRestored: is in the future"],
];

test.each(BROKEN)("%s: %j is refused, in words", (place, value, said) => {
  const { site, problems } = siteFrom(changed(place, value));
  expect(site).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining(said)]);
});

test("a file that is not JSON is refused, and where it breaks is said", () => {
  const { problems } = siteFrom(filled.replace('"phone"', "phone"));
  expect(problems).toEqual([expect.stringMatching(/^is not JSON: .*position/)]);
});

test("a picture that is not in the folder public is named", () => {
  const file = `${mkdtempSync(join(tmpdir(), "site-"))}/site.json`;
  writeFileSync(file, changed("advisers.0.photo", "/people/nobody.jpg"));
  expect(() => readSite(file)).toThrow("advisers.0.photo: public/people/nobody.jpg is not there");
  writeFileSync(file, changed("logo", "/logo.svg"));
  expect(() => readSite(file)).toThrow("logo: public/logo.svg is not there");
  writeFileSync(file, changed("advisers.0.photo", null));
  expect(readSite(file).advisers[0]!.photo).toBeNull();
});

test("the error names the file and every problem, and no value", () => {
  expect(() => readSite("no-such-site.json")).toThrow(
    "The facts of the business (SITE_FACTS) should be in no-such-site.json, but there is no such file",
  );
  const broken = JSON.parse(filled) as Json;
  const { problems } = siteFrom(JSON.stringify({ ...broken, gstin: "SECRET", email: "SECRET" }));
  expect(problems).toHaveLength(2);
  expect(problems.join()).not.toContain("SECRET");
});

test("the file of this repository is usable", () => {
  expect(siteFrom(readFileSync("site.json", "utf8")).problems).toEqual([]);
});
