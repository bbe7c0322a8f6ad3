// holds: #refunds
import { site } from "./site";
import { createHash } from "node:crypto";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { stagesOf } from "@/lib/domain/check/refunds";
import { RETENTION_DAYS } from "@/lib/domain/leads/retention";
import { contentOf, WRITTEN } from "@/lib/content";
import { notices as enNotices } from "@/lib/content/en/notices";
import { notices as hiNotices } from "@/lib/content/hi/notices";
import { BARE_SITE, MADE_UP_SITE } from "@/test/builders/sites";
import {
  type LawId,
  lastChangeIn,
  type LawSection,
  PRIVACY_VERSIONS,
  TEXT_VERSIONS,
} from "./law-text";

const LAW_IDS = Object.keys(TEXT_VERSIONS) as LawId[];

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn);

const sectionText = (id: LawId, lang: Lang, section: string): string => {
  const content = contentOf(MADE_UP_SITE, lang);
  const page = content[id];
  const sections: Readonly<Record<string, LawSection>> = page.sections;
  const items = id === "privacy" && section === "data" ? content.privacy.items : {};
  return textsIn([sections[section] ?? "", items]).join("\n");
};

/** What the law pages of a made-up operator must say: the section, and a pattern of it in English and in Hindi. */
const CHECKLIST: Readonly<Record<LawId, ReadonlyArray<readonly [string, RegExp, RegExp]>>> = {
  privacy: [
    ["who", /Saathi Advisers LLP/, /साथी एडवाइज़र्स LLP/],
    ["who", /Imran Ali/, /इमरान अली/],
    ["who", /18 years/, /18 साल/],
    ["data", /record number, answers/, /रिकॉर्ड नंबर, जवाब/],
    ["data", /time of each/, /हर जवाब का समय/],
    ["data", /score, grade, advice, language/, /स्कोर, ग्रेड, सलाह, भाषा/],
    ["data", /name, trade, size, place, year/, /नाम, काम, कितना बड़ा, कहाँ, कब से/],
    ["data", /link \(utm\)/, /लिंक \(utm\)/],
    ["data", /Contact, call me, Get Started \(if ticked\)/, /संपर्क.*निशान लगाने पर/],
    ["data", /how long the form took/, /फ़ॉर्म में लगा समय/],
    ["data", /Our notes on it/, /उस पर हम जो लिखते/],
    ["data", /same phone number or email/, /एक ही फ़ोन नंबर या ईमेल/],
    ["data", /newsletter or one report/, /न्यूज़लेटर या एक रिपोर्ट/],
    ["data", /answers after thirty days/, /तीस दिन बाद के जवाब/],
    ["data", /Google name, email, photo, account number/, /Google नाम, ईमेल, फ़ोटो, अकाउंट नंबर/],
    ["data", /version of the text/, /लिखी बात का वर्ज़न/],
    ["data", /dues lists, names and phone numbers/, /उधार की लिस्ट/],
    ["data", /video calls, recorded only if/, /वीडियो कॉल, रिकॉर्ड तभी/],
    ["data", /Backups: copies of the database/, /बैकअप: डेटाबेस की कॉपियाँ/],
    ["data", /Private links/, /प्राइवेट लिंक/],
    ["data", /payment reference/, /भुगतान का नंबर/],
    ["data", /first 8 characters/, /पहले 8 अक्षर/],
    ["data", /each question reached/, /कितने लोग किस सवाल तक/],
    ["data", /DNT and GPC/, /DNT और GPC/],
    ["data", /address \(IP\)/, /नेटवर्क का पता \(IP\)/],
    ["data", /who of us read/, /हममें से किसने/],
    ["data", /none is ticked beforehand/, /पहले से कोई निशान नहीं/],
    ["ai", /Groq, Inc\..*outside India/, /Groq, Inc\..*भारत से बाहर/],
    ["ai", /Your name, phone number and email are not sent/, /नाम, फ़ोन नंबर और ईमेल नहीं भेजे/],
    ["ai", /not your network address or record number/, /रिकॉर्ड का नंबर नहीं मिलता/],
    ["ai", /only standard advice, nothing goes/, /हमारी तैयार सलाह चुनें, तो Groq को कुछ नहीं/],
    ["others", /Nadi Cloud/, /नदी क्लाउड/],
    ["others", /list of customers/, /ग्राहकों की लिस्ट/],
    ["others", /do not sell data/, /डेटा नहीं बेचते/],
    ["others", /only if you asked/, /तभी लिखते हैं जब आपने कहा/],
    ["device", /No tracking cookie/, /ट्रैकिंग कुकी नहीं/],
    ["device", /forms you have not sent/, /फ़ॉर्म अभी नहीं भेजे/],
    ["deleting", /at once/, /दबाते ही/],
    ["deleting", /private links/, /प्राइवेट लिंक/],
    ["deleting", /sent without a record we delete/, /बिना रिकॉर्ड के भेजा मैसेज/],
    ["deleting", /both logs, backups and orders/, /दोनों लॉग, बैकअप और ऑर्डर/],
    ["rights", /copy/, /कॉपी/],
    ["rights", /Correct/, /सुधरवाना/],
    ["rights", /Delete/, /मिटवाना/],
    ["rights", /Withdraw/, /इजाज़त वापस लेना/],
    ["rights", /Nominate/, /नॉमिनी/],
    ["rights", /record number/, /रिकॉर्ड का नंबर/],
    ["complain", /90 days at most/, /ज़्यादा से ज़्यादा 90 दिन/],
    ["complain", /Data Protection Board/, /डेटा संरक्षण बोर्ड/],
    ["complain", /47 hours/, /47 घंटे/],
    ["security", /connection is encrypted/, /कनेक्शन एन्क्रिप्टेड/],
    ["security", /6 hours.*72 hours/, /6 घंटे.*72 घंटे/],
    ["law", /section 43A.*CERT-In/, /धारा 43A.*CERT-In/],
    ["law", /May 2027.*13 November 2025/, /मई 2027.*13 नवंबर 2025/],
    ["law", /Not yet followed: a log/, /अभी जो नहीं है: एक साल का लॉग/],
  ],
  terms: [
    ["who", /Saathi Advisers LLP/, /साथी एडवाइज़र्स LLP/],
    ["who", /12 Mall Road, Kanpur/, /12 मॉल रोड, कानपुर/],
    ["who", /GSTIN 09ABCDE1234F1Z5/, /GSTIN 09ABCDE1234F1Z5/],
    ["check", /are free/, /पैसे नहीं लगते/],
    ["packages", /page of our services and in your order/, /पैकेज वाले पेज पर और आपके ऑर्डर में/],
    ["order", /start date, stages, end date/, /काम के चरण, आख़िरी तारीख़/],
    ["packages", /what it does not, is/, /क्या है और क्या नहीं/],
    ["dates", /the dates are in your order/, /तारीख़ें आपके ऑर्डर में/],
    ["fees", /12% GST is added.*no hidden charge/, /12% GST अलग.*छिपा ख़र्च नहीं/],
    ["promise", /sales, customers, profit or a loan/, /बिक्री, ग्राहक, मुनाफ़ा या लोन/],
    ["ai", /not tax, legal, accounting or credit/, /टैक्स, क़ानून, हिसाब-किताब या क़र्ज़/],
    ["duties", /password, a PIN or an OTP/, /पासवर्ड, PIN या OTP/],
    ["ours", /firms named in the Privacy Policy/, /प्राइवेसी पॉलिसी में लिखी फ़र्मों/],
    ["ours", /36 hours/, /36 घंटे/],
    ["cancel", /without a fee/, /बिना किसी फ़ीस/],
    ["limits", /up to the price of the package/, /पैकेज के दाम तक/],
    ["complaints", /Sunita Gupta/, /सुनीता गुप्ता/],
    ["complaints", /47 hours.*29 days/, /47 घंटे.*29 दिन/],
    ["law", /Lucknow/, /लखनऊ/],
    ["complaints", /where the law allows it/, /जहाँ क़ानून इजाज़त दे/],
    ["law", /version and the language/, /वर्ज़न और वही भाषा/],
  ],
  refund: [
    ["stages", /divided by the number of stages/, /चरणों की गिनती से बाँटिए/],
    ["described", /not what the order says.*28 days.*13 days/, /वैसा न हो.*28 दिन.*13 दिन/],
    ["described", /every unfinished stage/, /हर अधूरे चरण/],
    ["described", /paid to others does not come back/, /दूसरों को दिए, वे वापस नहीं/],
    ["how", /WhatsApp, by email or through the contact form/, /WhatsApp, ईमेल या संपर्क फ़ॉर्म/],
    ["how", /ticket number within 47 hours/, /47 घंटे के अंदर आपको शिकायत नंबर/],
    ["how", /same UPI ID/, /उसी UPI ID/],
    ["how", /within 9 days/, /9 दिन/],
    ["how", /grievance officer/, /शिकायत अधिकारी/],
    ["how", /1915/, /1915/],
  ],
};

test("every point of the checklist is in its section, in both languages", () => {
  const missing = LAW_IDS.flatMap((id) =>
    CHECKLIST[id].flatMap(([section, en, hi]) =>
      (
        [
          ["en", en],
          ["hi", hi],
        ] as const
      )
        .filter(([lang, words]) => {
          const text = sectionText(id, lang, section);
          return !words.test(text);
        })
        .map(([lang, words]) => `${id}/${section} in ${lang}: ${words}`),
    ),
  );
  expect(missing).toEqual([]);
});

test("no hole or bracket is left, and no text empty, whatever the operator has filled in", () => {
  for (const lang of LANGS)
    for (const site of [BARE_SITE, MADE_UP_SITE]) {
      const { about, law, privacy, refund, terms } = contentOf(site, lang);
      const texts = textsIn({ about, law, privacy, refund, terms });
      const open = /\{(?!(?:name|price|date|version)\})|[[\]|]/;
      expect(texts.filter((text) => text === "" || open.test(text))).toEqual([]);
    }
});

test("a package has as many stages to pay back as the services page tells weeks or months", () => {
  for (const lang of LANGS)
    for (const pack of site.packages) expect(pack.words[lang].when).toHaveLength(stagesOf(pack));
});

test("a page names its version and the date of it in words", () => {
  expect(lastChangeIn("en", "terms")).toMatch(
    /^Last changed on \d{1,2} \w+ 20\d\d\. Version 20\d\d-\d\d-\d\d\.$/,
  );
  expect(lastChangeIn("hi", "terms")).toMatch(
    /^आख़िरी बदलाव: \d{1,2} [\p{L}\p{M}]+ 20\d\d। वर्ज़न 20\d\d-\d\d-\d\d।$/u,
  );
  for (const version of Object.values(TEXT_VERSIONS))
    expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
});

test("the privacy text's version is the last of those that a consent may name", () => {
  expect(PRIVACY_VERSIONS.at(-1)).toBe(TEXT_VERSIONS.privacy);
});

/** Before the first launch nobody has agreed to anything: then only the fingerprint needs to change. */
const FINGERPRINTS: Readonly<Record<LawId, string>> = {
  terms: "fb48a820a68f",
  privacy: "d1f21f31bd50",
  refund: "ba01a0440380",
};

test("a changed text carries a new version: give it one in TEXT_VERSIONS, then its fingerprint here", () => {
  const fingerprintOf = (id: LawId) => {
    const words = LANGS.map((lang) => ({ ...WRITTEN[lang][id], meta: null }));
    const beside = id === "privacy" ? [enNotices, hiNotices] : [];
    const text = JSON.stringify([TEXT_VERSIONS[id], words, beside, RETENTION_DAYS]);
    return createHash("sha256").update(text).digest("hex").slice(0, 12);
  };
  expect(Object.fromEntries(LAW_IDS.map((id) => [id, fingerprintOf(id)]))).toEqual(FINGERPRINTS);
});

/** With contacts, labels and tables below them the pages have at most 1,700, 1,100 and 350 words (docs/product/site.md#words). */
test.each([
  ["privacy", 1_600],
  ["terms", 1_040],
  ["refund", 220],
] as const)("%s stays short, and Hindi hardly longer", (id, most) => {
  const words = (lang: Lang) => {
    const { title, summary, sections } = contentOf(BARE_SITE, lang)[id];
    const items = id === "privacy" ? contentOf(BARE_SITE, lang).privacy.items : {};
    return textsIn([title, summary, sections, items]).join(" ").split(/\s+/).length;
  };
  expect(words("en")).toBeLessThanOrEqual(most);
  expect(words("hi")).toBeLessThanOrEqual(words("en") * 1.12);
});
