// holds: #refunds
import { createHash } from "node:crypto";
import { gradeOf } from "@/lib/domain/check/grades";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { PACKAGES } from "@/lib/domain/check/packages";
import { stagesOf } from "@/lib/domain/check/refunds";
import { RETENTION_DAYS } from "@/lib/domain/leads/retention";
import { contentIn, contentOf, WRITTEN } from "@/lib/content";
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
    ["data", /code number/, /कोड नंबर/],
    ["data", /time of each/, /हर जवाब का समय/],
    ["data", /every check you finished/, /हर पूरा किया चेक/],
    ["data", /trade, size, place, year/, /कितना बड़ा, कहाँ, कब से/],
    ["data", /utm/, /utm/],
    ["data", /Contact form/, /संपर्क फ़ॉर्म/],
    ["data", /Call me about this result/, /मुझे इस नतीजे पर फ़ोन करें/],
    ["data", /note beside your request/, /अनुरोध के साथ हम जो लिखते/],
    ["data", /same phone number or email/, /एक ही फ़ोन नंबर या ईमेल/],
    ["others", /list of customers/, /ग्राहकों की लिस्ट/],
    ["device", /Name and number for a call/, /फ़ोन के लिए दिया नाम और नंबर/],
    ["data", /Newsletter/, /न्यूज़लेटर/],
    ["data", /Only if you sign in/, /सिर्फ़ साइन-इन करने पर/],
    ["data", /Get Started/, /आज ही शुरू करें/],
    ["data", /version of the text/, /लेख का वर्ज़न/],
    ["data", /dues lists, names and phone numbers/, /उधार की लिस्ट/],
    ["data", /video calls/, /वीडियो कॉल/],
    ["data", /Backups: copies of the database/, /बैकअप: डेटाबेस की कॉपियाँ/],
    ["data", /in our server's memory, for 1 hour/, /सर्वर की मेमोरी में भी रहती है, 1 घंटा/],
    ["data", /Private links, if you make any/, /प्राइवेट लिंक, अगर आप बनाएँ/],
    ["data", /which two checks, since when/, /कौन-से दो चेक/],
    ["deleting", /private links stop working/, /प्राइवेट लिंक बंद/],
    ["data", /payment reference/, /भुगतान का नंबर/],
    ["data", /first 8 characters/, /पहले 8 अक्षर/],
    ["data", /each question reached/, /कितने लोग किस सवाल तक/],
    ["data", /Network|network address/, /नेटवर्क का पता/],
    ["ai", /Groq/, /Groq/],
    ["ai", /not get: your name, phone number, email/, /नहीं मिलता: आपका नाम, फ़ोन नंबर, ईमेल/],
    ["ai", /Only standard advice: nothing goes to Groq/, /सिर्फ़ आम सलाह: Groq को कुछ नहीं/],
    ["others", /Nadi Cloud/, /नदी क्लाउड/],
    ["others", /do not sell data/, /डेटा न बेचते/],
    ["others", /only if you asked/, /तभी लिखते हैं जब आपने कहा/],
    ["device", /no tracking cookie/, /नज़र रखने वाली \(ट्रैकिंग\) कोई कुकी नहीं/],
    ["deleting", /at once/, /तुरंत/],
    ["deleting", /Backups/, /बैकअप/],
    ["deleting", /first 8 characters/, /पहले 8 अक्षर/],
    ["rights", /copy/, /कॉपी/],
    ["rights", /Correct/, /सुधरवाना/],
    ["rights", /Delete/, /मिटवाना/],
    ["rights", /Withdraw/, /इजाज़त वापस लेना/],
    ["rights", /Nominate/, /नॉमिनी/],
    ["ask", /record number/, /रिकॉर्ड का नंबर/],
    ["complain", /90 days at most/, /ज़्यादा से ज़्यादा 90 दिन/],
    ["complain", /Data Protection Board/, /डेटा संरक्षण बोर्ड/],
    ["complain", /47 hours/, /47 घंटे/],
    ["consent", /No box is ticked beforehand/, /पहले से लगा निशान कहीं नहीं/],
    ["adults", /18 years/, /18 साल/],
    ["security", /72 hours/, /72 घंटे/],
    ["law", /section 43A/, /धारा 43A/],
    ["law", /May 2027.*13 November 2025/, /मई 2027.*13 नवंबर 2025/],
    ["law", /Not yet: our log/, /अभी जो नहीं है: हमारा लॉग/],
  ],
  terms: [
    ["who", /Saathi Advisers LLP/, /साथी एडवाइज़र्स LLP/],
    ["who", /12 Mall Road, Kanpur/, /12 मॉल रोड, कानपुर/],
    ["who", /GSTIN 09ABCDE1234F1Z5/, /GSTIN 09ABCDE1234F1Z5/],
    ["check", /are free/, /पैसे नहीं लगते/],
    ["packages", /None of the three/, /किसी पैकेज में ये नहीं/],
    ["order", /start date, stages, end date/, /काम के चरण, आख़िरी तारीख़/],
    ["dates", /one-time/, /एक बार का काम/],
    ["dates", /3 months/, /3 महीने/],
    ["dates", /6 months/, /6 महीने/],
    ["fees", /12% GST is added/, /12% GST अलग/],
    ["promise", /sales, customers, profit or a loan/, /बिक्री, ग्राहक, मुनाफ़ा या लोन/],
    ["ai", /not tax, legal, accounting or credit/, /टैक्स, क़ानून, हिसाब-किताब या क़र्ज़/],
    ["duties", /password, a PIN or an OTP/, /पासवर्ड, PIN या OTP/],
    ["ours", /36 hours/, /36 घंटे/],
    ["cancel", /without a fee/, /बिना किसी फ़ीस/],
    ["limits", /up to the price of the package/, /पैकेज के दाम तक/],
    ["complaints", /Sunita Gupta/, /सुनीता गुप्ता/],
    ["complaints", /47 hours.*29 days/, /47 घंटे.*29 दिन/],
    ["law", /Lucknow/, /लखनऊ/],
    ["complaints", /where the law allows it/, /जहाँ क़ानून इजाज़त दे/],
    ["changes", /version/, /वर्ज़न/],
  ],
  refund: [
    ["free", /are free/, /पैसे नहीं लगते/],
    ["stages", /divided by the number of stages/, /चरणों की गिनती से बाँटिए/],
    ["described", /not as described/, /वैसा न हो/],
    ["late", /every stage that is not finished/, /हर अधूरे चरण/],
    ["none", /have begun or are finished/, /शुरू हो चुके या पूरे हो चुके/],
    ["how", /WhatsApp, by email or through the contact form/, /WhatsApp, ईमेल या संपर्क फ़ॉर्म/],
    ["how", /ticket number within 47 hours/, /47 घंटे के अंदर आपको शिकायत नंबर/],
    ["money", /same UPI ID/, /उसी UPI ID/],
    ["money", /within 9 days/, /9 दिन/],
    ["appeal", /grievance officer/, /शिकायत अधिकारी/],
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
    for (const pack of PACKAGES)
      expect(contentIn(lang).services.blocks[pack.id].when).toHaveLength(stagesOf(pack));
});

test("the example of the about page is right: 4 yes and 3 sometimes", () => {
  const left = 15 - 4 * 1 - 3 * 0.5;
  const score = Math.round((left / 15) * 100);
  const figure = (points: string) => Number(points.replace("− ", "-"));
  for (const lang of LANGS) {
    const { rows, rest, result, grade } = contentIn(lang).about.score.example;
    expect(rows.map(({ points }) => figure(points))).toEqual([15, -4, -1.5]);
    expect(figure(rest.points)).toBe(left);
    expect(result).toBe(`${left} ÷ 15 × 100 = ${score}`);
    expect(grade.endsWith(` ${gradeOf(score)}`)).toBe(true);
  }
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
  terms: "e73fff40db2c",
  privacy: "2cb6619e7d45",
  refund: "99e62e0e1434",
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
