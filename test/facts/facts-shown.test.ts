// holds: #operator-facts
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { MADE_UP_FILE, MADE_UP_SITE as made } from "@/test/builders/sites";
import { offeredIn } from "@/lib/content/facts/site-file";
import { type Rendered, renderedSite } from "./rendered-site";

/** Next.js takes the language from the address of the page. */
let lang: Lang = "en";
jest.mock("next/root-params", () => ({ lang: () => Promise.resolve(lang) }), { virtual: true });
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  usePathname: () => "/",
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));

let site: Rendered;
beforeAll(async () => {
  process.env.SITE_FACTS = MADE_UP_FILE;
  process.env.PACKAGES_OF_BUILD = offeredIn(made);
  site = await renderedSite((one) => (lang = one));
}, 120_000);
afterAll(() => {
  delete process.env.SITE_FACTS;
});

type InBoth = { en: string; hi: string };
const both = (text: string): InBoth => ({ en: text, hi: text });

const LAW = ["terms", "privacy", "refund"];
const REACH = ["layout", "contact", "about", ...LAW];
const SELLING = ["home", "services"];
const PRICED = [...SELLING, "contact/order", "refund"];
const PRICED_WORDS = ["check", "onboarding", "welcome"].map((name) => `words/${name}`);

/** Each fact as it is printed, and the places that must have it, in both languages. */
const SHOWN: Readonly<Record<string, readonly [InBoth, readonly string[]]>> = {
  name: [
    both(made.name),
    ["layout", "home", "about", "metadata", "feed", "report mail", "form without script"],
  ],
  referenceLetters: [both("HSA-"), ["privacy"]],
  logo: [both(made.logo!), ["layout", ...SELLING]],
  author: [made.author!, ["blog/udhaar-7-day-plan"]],
  phone: [both(made.phone.shown), [...REACH, "onboarding"]],
  "phone as dialled": [both(made.phone.dial), [...REACH, ...SELLING, "onboarding", "words/check"]],
  whatsapp: [
    both(`wa.me/${made.whatsapp.digits}`),
    ["layout", ...SELLING, ...LAW, "contact", "onboarding"],
  ],
  "whatsapp's digits": [
    both(made.whatsapp.digits),
    ["words/check", "words/contact", "words/welcome"],
  ],
  email: [both(made.email), [...REACH, ...SELLING]],
  "social.instagram": [both(made.social.instagram!), ["layout", ...SELLING]],
  "social.youtube": [both(made.social.youtube!), ["layout", ...SELLING]],
  "hours.0.first": [{ en: "Tuesday to Friday", hi: "मंगलवार से शुक्रवार" }, [...REACH, "services"]],
  "hours.0.last": [
    {
      en: "Monday, Saturday and Sunday closed",
      hi: "सोमवार, शनिवार और रविवार को छुट्टी",
    },
    ["contact", "about", ...LAW],
  ],
  "hours in JSON-LD": [both('"dayOfWeek":["Tuesday","Wednesday","Thursday","Friday"]'), SELLING],
  "hours.0.opens": [{ en: "10:30 AM", hi: "सुबह 10:30" }, REACH],
  "hours.0.closes": [{ en: "7:15 PM", hi: "शाम 7:15 बजे" }, REACH],
  replyHours: [
    { en: "36 hours", hi: "36 घंटे" },
    ["contact", "services", "about", "terms", "words/contact", "words/welcome"],
  ],
  ...Object.fromEntries(
    made.packages.flatMap(({ name, plainName }, at) => [
      [`packages.${at}.name`, [both(name), PRICED]],
      [`packages.${at}.plainName`, [plainName, [...SELLING, "layout", ...PRICED_WORDS]]],
    ]),
  ),
  "packages.0.price": [both("₹5,432"), [...PRICED, ...PRICED_WORDS]],
  "packages.1.price": [both("₹6,543"), [...PRICED, ...PRICED_WORDS, "report mail"]],
  "packages.2.price": [both("₹7,654"), [...PRICED, ...PRICED_WORDS]],
  "prices in JSON-LD": [both('"price":5432,"priceCurrency":"INR"'), SELLING],
  pricesIncludeGst: [both("GST = ₹6,084"), [...PRICED, ...PRICED_WORDS]],
  "GST in JSON-LD": [both('"valueAddedTaxIncluded":false'), SELLING],
  "GST in words": [{ en: "12% GST is added.", hi: "12% GST अलग से लगता है" }, ["services", "terms"]],
  gstPercent: [both("12% GST"), ["report mail"]],
  "claims.businessesHelped.figure": [both("417+"), ["home", "about"]],
  "claims.revenueGrowth.figure": [both("1.4x"), ["home", "about"]],
  "claims.satisfaction.figure": [both("88%"), ["home", "about"]],
  "claims.businessesHelped.basis": [made.claims.businessesHelped!.basis!, ["about"]],
  "claims.revenueGrowth.basis": [made.claims.revenueGrowth!.basis!, ["about"]],
  "claims.satisfaction.basis": [made.claims.satisfaction!.basis!, ["about"]],
  "promises.acknowledgeHours": [{ en: "47 hours", hi: "47 घंटे" }, ["about", ...LAW]],
  "promises.complaintDays": [{ en: "29 days", hi: "29 दिन" }, ["about", ...LAW]],
  "promises.defectDays": [{ en: "28 days", hi: "28 दिन" }, ["refund"]],
  "promises.redoDays": [{ en: "13 days", hi: "13 दिन" }, ["refund"]],
  legalName: [made.legalName!, ["about", "terms", "privacy", ...SELLING]],
  "offices.0.street": [made.offices[0]!.street, ["about", ...LAW, ...SELLING]],
  "offices.0.city": [made.offices[0]!.city, ["about", ...LAW, ...SELLING]],
  "offices.0.state": [made.offices[0]!.state, ["about", ...LAW, ...SELLING]],
  "offices.0.pin": [both("208001"), ["about", ...LAW, ...SELLING]],
  "offices.1.street": [made.offices[1]!.street, ["about", "terms"]],
  "offices.1.city": [made.offices[1]!.city, ["about", "terms"]],
  "offices.1.state": [made.offices[1]!.state, ["about", "terms"]],
  "offices.1.pin": [both("470001"), ["about", "terms"]],
  gstin: [both(made.gstin!), ["about", "terms", ...SELLING]],
  udyam: [both(made.udyam!), ["about", "terms"]],
  "the heading about people": [{ en: "Know who we are", hi: "सामने कौन है" }, ["about"]],
  "advisers.0.name": [made.advisers[0]!.name, ["about", "words/contact", "words/calls"]],
  "advisers.0.town": [made.advisers[0]!.town!, ["about"]],
  "advisers.0.experience": [made.advisers[0]!.experience, ["about"]],
  "advisers.0.photo": [both(made.advisers[0]!.photo!), ["about"]],
  "grievanceOfficer.name": [made.grievanceOfficer!.name, ["about", ...LAW]],
  "grievanceOfficer.post": [made.grievanceOfficer!.post, ["about", ...LAW]],
  "grievanceOfficer.phone": [both(made.grievanceOfficer!.phone.shown), ["about", ...LAW]],
  "grievanceOfficer.email": [both(made.grievanceOfficer!.email), ["about", ...LAW]],
  "dataContact.name": [made.dataContact!.name, ["privacy"]],
  "dataContact.email": [both(made.dataContact!.email), ["privacy"]],
  boardLink: [both(made.boardLink!), ["privacy"]],
  hosting: [made.hosting!, ["privacy"]],
  processors: [made.processors!, ["privacy"]],
  aiTerms: [made.aiTerms!, ["privacy"]],
  backupDays: [{ en: "26 days", hi: "26 दिन" }, ["privacy"]],
  backupsEncrypted: [
    { en: "the backups are encrypted, too", hi: "बैकअप भी एन्क्रिप्टेड हैं" },
    ["privacy"],
  ],
  fewHaveAccess: [
    { en: "Only a few people have access.", hi: "गिने-चुने लोग ही देख सकते हैं।" },
    ["privacy"],
  ],
  processorContracts: [{ en: "Under a contract with us", hi: "लिखे हुए क़रार पर" }, ["privacy"]],
  payment: [made.payment!, ["terms", "faq", "home"]],
  "pay: the sum of an order, first": [
    { en: "To pay in all: ₹6,084", hi: "कुल देना है: ₹6,084" },
    ["contact/order/foundation"],
  ],
  "pay: the ways that the package has": [
    { en: "payment page, UPI, bank transfer", hi: "पेमेंट पेज, UPI, बैंक ट्रांसफ़र" },
    ["contact/order/foundation"],
  ],
  refundDays: [{ en: "9 days", hi: "9 दिन" }, ["refund"]],
  court: [made.court!, ["terms"]],
  "checkReviewedBy.name": [made.checkReviewedBy!.name, ["health-check/method"]],
  "checkReviewedBy.post": [made.checkReviewedBy!.post, ["health-check/method"]],
  "checkReviewedBy.date": [{ en: "20 November 2026", hi: "20 नवंबर 2026" }, ["health-check/method"]],
};

/**
 * For `npm run doctor -- --launch`; a setting that law-retention.test.ts is about; colours, which
 * brand.test.ts is about; and where an order is paid, which only
 * its sender sees (pay-view.test.ts).
 */
const NOT_SHOWN =
  /^(confirmed\b|dataRules2027$|ink$|accent$|pay\.|packages\.\d\.(id|resultName|area|months|popular|pay|words)$)/;

/** The facts of the specification, as they would be printed; the claim of subscribers is not made here. */
const OLD = [
  /BizGrow/,
  /\/samples\//, // pictures with the name and the colours of another firm
  /\bBG-/,
  /00000 00000|910000000000|bizgrow\.example/,
  /facebook\.com|linkedin\.com/,
  /Monday to Saturday|सोमवार से शनिवार/,
  /9:00 AM|6:00 PM|सुबह 9 से|शाम 6 बजे|"opens":"09:00"/,
  /\b24 (hours|घंटे)/,
  /₹6,999|₹7,499|₹8,499|"price":(6999|7499|8499)/,
  /\b500\+|\b3x\b|\b95 ?%|5,000\+/,
  /\b48 (hours|घंटे)/,
];
/** Words for scripts keep the holes that scripts fill. */
const HOLE = /\{\w+\}/;

const missing = (text: InBoth, places: readonly string[]): string[] =>
  LANGS.flatMap((one) =>
    places
      .map((place) => `${one}/${place}`)
      .filter((name) => !site.get(name)?.replaceAll("&quot;", '"').includes(text[one])),
  );

test.each(Object.entries(SHOWN))("%s is shown wherever it belongs", (_, [text, places]) => {
  expect(missing(text, places)).toEqual([]);
});

test("the firm's name and email are in what belongs to no language", () => {
  expect(site.get("manifest")).toContain(made.name);
  expect(site.get("security.txt")).toContain(`mailto:${made.email}`);
});

test.each(LANGS)(
  "%s: About begins with the people: little is above the face, then name, town and experience",
  (one) => {
    const page = site.get(`${one}/about`)!;
    const { name, town, experience, photo } = made.advisers[0]!;
    const [face, ...rest] = [`src="${photo}"`, name[one], town![one], experience[one]].map((text) =>
      page.indexOf(text, page.indexOf("<h1")),
    );
    const order = [page.indexOf("</h1>"), face!, ...rest, page.indexOf('id="score"')];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const above = page.slice(0, face).replaceAll(/<[^>]*>|<[^>]*$/g, " ");
    expect(above.trim().split(/\s+/).length).toBeLessThan(45);
    expect(page.slice(face, page.indexOf(">", face))).not.toContain("lazy");
  },
);

test("no place shows a fact of another operator, or a hole", () => {
  const found = [...site].flatMap(([name, encoded]) =>
    [...OLD, ...(name.includes("/words/") ? [] : [HOLE])].flatMap((old) => {
      const text = encoded.replaceAll("%20", " ");
      const match = old.exec(text);
      return match
        ? [`${name}: ${text.slice(Math.max(0, match.index - 40), match.index + 60)}`]
        : [];
    }),
  );
  expect(found).toEqual([]);
});

test("no text that is written down repeats a fact", async () => {
  const { WRITTEN } = await import("@/lib/content");
  const textsIn = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn);
  const repeats = (text: string) => OLD.some((old) => old.test(text));
  expect(textsIn(WRITTEN).filter(repeats)).toEqual([]);
});

/** "claims.satisfaction.figure", "offices.0.pin"; a text in both languages is one fact. */
const leavesOf = (value: unknown, path = ""): string[] => {
  if (value === null || typeof value !== "object" || "en" in value || "dial" in value)
    return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path ? `${path}.${key}` : key),
  );
};

test("every fact of the made-up file is looked for", () => {
  const isKnown = (path: string) =>
    path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], made) !==
    null;
  expect(
    leavesOf(made).filter((path) => isKnown(path) && !NOT_SHOWN.test(path) && !(path in SHOWN)),
  ).toEqual([]);
});
