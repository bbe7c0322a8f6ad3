import { createHash } from "node:crypto";
import { gradeOf } from "@/lib/domain/check/grades";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { PACKAGES } from "@/lib/domain/check/packages";
import { stagesOf } from "@/lib/domain/check/refunds";
import { RETENTION_DAYS } from "@/lib/domain/leads/retention";
import { contentIn } from "@/lib/content";
import {
  type LawId,
  lawLabelsIn,
  type LawSection,
  lawTextsIn,
  PRIVACY_VERSIONS,
  TEXT_VERSIONS,
} from "./law-text";
import { site } from "./site";

const LAW_IDS = Object.keys(TEXT_VERSIONS) as LawId[];

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn);

const sectionText = (id: LawId, lang: Lang, section: string): string => {
  const page = lawTextsIn(lang)[id];
  const sections: Readonly<Record<string, LawSection>> = page.sections;
  const items = id === "privacy" && section === "data" ? lawTextsIn(lang).privacy.items : {};
  return textsIn([sections[section] ?? "", items]).join("\n");
};

/** What the law pages must say: the section, and a pattern of it in English and in Hindi. */
const CHECKLIST: Readonly<Record<LawId, ReadonlyArray<readonly [string, RegExp, RegExp]>>> = {
  privacy: [
    ["who", /operator: registered name/, /संचालक भरेंगे: रजिस्टर्ड नाम/],
    ["who", /operator: contact person/, /संचालक भरेंगे: डेटा के सवालों/],
    ["data", /random number/i, /अनजान नंबर/],
    ["data", /time of each/, /हर जवाब का समय/],
    ["data", /every check you finished/, /हर पूरा किया चेक/],
    ["data", /trade, size, place, year/, /कितना बड़ा, कहाँ, कब से/],
    ["data", /utm/, /utm/],
    ["data", /Contact form/, /संपर्क फ़ॉर्म/],
    ["data", /Newsletter/, /न्यूज़लेटर/],
    ["data", /Only if you sign in/, /सिर्फ़ साइन-इन करने पर/],
    ["data", /Get Started/, /आज ही शुरू करें/],
    ["data", /version of the text/, /पेज का संस्करण/],
    ["data", /payment reference/, /भुगतान का नंबर/],
    ["data", /first 8 characters/, /पहले 8 अक्षर/],
    ["data", /each question reached/, /कितने लोग किस सवाल तक/],
    ["data", /Network|network address/, /नेटवर्क का पता/],
    ["ai", /Groq/, /Groq/],
    ["ai", /your name, your phone number, your e-mail/, /आपका नाम, फ़ोन नंबर, ईमेल/],
    ["ai", /no answer leaves your hands/, /हाथ से बाहर नहीं/],
    ["others", /operator: firm that runs/, /संचालक भरेंगे: सर्वर/],
    ["others", /do not sell data/, /डेटा न बेचते/],
    ["others", /only if you have asked/, /तभी लिखते हैं जब आपने कहा/],
    ["device", /no tracking cookie/, /पीछा करने वाली कोई कुकी नहीं/],
    ["deleting", /at once/, /तुरंत/],
    ["deleting", /Backups/, /बैकअप/],
    ["rights", /copy/, /कॉपी/],
    ["rights", /Correct/, /सुधरवाना/],
    ["rights", /Delete/, /मिटवाना/],
    ["rights", /Withdraw/, /हाँ वापस लेना/],
    ["rights", /Nominate/, /नॉमिनी/],
    ["ask", /number of your record/, /रिकॉर्ड का नंबर/],
    ["complain", /90 days at most/, /ज़्यादा से ज़्यादा 90 दिन/],
    ["complain", /Data Protection Board/, /डेटा संरक्षण बोर्ड/],
    ["complain", /48 hours/, /48 घंटे/],
    ["consent", /No box is ticked beforehand/, /पहले से लगा निशान कहीं नहीं/],
    ["adults", /18 years/, /18 साल/],
    ["security", /72 hours/, /72 घंटे/],
    ["law", /13 November 2025.*May 2027/, /13 नवंबर 2025.*मई 2027/],
  ],
  terms: [
    ["who", /operator: registered name/, /संचालक भरेंगे: रजिस्टर्ड नाम/],
    ["who", /operator: address of the head office/, /संचालक भरेंगे: मुख्य दफ़्तर/],
    ["who", /GSTIN/, /GSTIN/],
    ["check", /cost nothing/, /पैसे नहीं लगते/],
    ["packages", /In none of the three/, /किसी पैकेज में ये नहीं/],
    ["order", /start date, stages, end date/, /काम के हिस्से, आख़िरी तारीख़/],
    ["dates", /one-time/, /एक बार का काम/],
    ["dates", /3 months/, /3 महीने/],
    ["dates", /6 months/, /6 महीने/],
    ["fees", /GST: \[to be filled/, /GST: \[संचालक/],
    ["promise", /sales, customers, profit or a loan/, /बिक्री, ग्राहक, मुनाफ़ा या लोन/],
    ["ai", /not tax, legal, accounting or credit/, /टैक्स, क़ानून, हिसाब-किताब या क़र्ज़/],
    ["duties", /password, a PIN or an OTP/, /पासवर्ड, PIN या OTP/],
    ["ours", /24 hours/, /24 घंटे/],
    ["cancel", /without a fee/, /बिना किसी फ़ीस/],
    ["limits", /up to the price of the package/, /पैकेज के दाम तक/],
    ["complaints", /operator: grievance officer/, /संचालक भरेंगे: शिकायत अधिकारी/],
    ["complaints", /48 hours.*30 days/, /48 घंटे.*30 दिन/],
    ["law", /operator: city/, /संचालक भरेंगे: शहर/],
    ["changes", /version/, /संस्करण/],
  ],
  refund: [
    ["free", /cost nothing/, /पैसे नहीं लगते/],
    ["stages", /divided by the number of stages/, /हिस्सों की गिनती से बाँटिए/],
    ["described", /not as described/, /वैसा न हो/],
    ["late", /every stage that is not finished/, /हर अधूरे हिस्से/],
    ["none", /have begun or are finished/, /शुरू हो चुके या पूरे हो चुके/],
    ["how", /WhatsApp, by e-mail or through the contact form/, /WhatsApp, ईमेल या संपर्क फ़ॉर्म/],
    ["how", /ticket number within 48 hours/, /48 घंटे के अंदर आपको शिकायत नंबर/],
    ["money", /same UPI ID/, /उसी UPI ID/],
    ["money", /operator: number of days/, /संचालक भरेंगे: दिनों की गिनती/],
    ["appeal", /grievance officer/, /शिकायत अधिकारी/],
  ],
};

/** A fact the operator has filled in no longer reads as a gap. */
const isGapPattern = (pattern: RegExp) => /operator:|to be filled|संचालक/.test(pattern.source);

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
          return text === "" || !(words.test(text) || (isGapPattern(words) && !text.includes("[")));
        })
        .map(([lang, words]) => `${id}/${section} in ${lang}: ${words}`),
    ),
  );
  expect(missing).toEqual([]);
});

test("all holes are filled, and only the operator's gaps have square brackets", () => {
  for (const lang of LANGS) {
    const texts = textsIn(lawTextsIn(lang));
    const gap = lang === "en" ? "[to be filled in by the operator: " : "[संचालक भरेंगे: ";
    expect(
      texts.flatMap((text) => text.match(/\{(?!name\}|price\}|date\}|version\})\w+\}/g) ?? []),
    ).toEqual([]);
    expect(texts.filter((text) => /[[\]]/.test(text.replaceAll(/\[[^[\]]+\]/g, "")))).toEqual([]);
    expect(
      texts.flatMap((text) => text.match(/\[[^\]]*/g) ?? []).filter((one) => !one.startsWith(gap)),
    ).toEqual([]);
  }
});

test("the privacy page promises the days and months after which data is deleted", () => {
  const shown = (lang: Lang) => {
    const { items, sections } = lawTextsIn(lang).privacy;
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
    return {
      ownerCookie: numbers(items.key.long),
      answers: numbers(items.answers.long),
      results: numbers(items.results.long),
      lead: numbers(items.contact.long),
      newsletter: numbers(items.newsletter.long),
      onboarding: numbers(items.getStarted.long),
      consents: numbers(items.consents.long),
      log: numbers(items.log.long),
      counts: numbers(items.counts.long),
      deskLog: numbers(items.deskLog.long),
      delivery: numbers(items.reportMail.long),
      device: sections.device.points.flatMap(numbers),
      backups: numbers(sections.deleting.points[0] ?? ""),
      proof: numbers(sections.deleting.points[1] ?? ""),
    };
  };
  const {
    ownerCookie,
    onboarding,
    log,
    delivery,
    emptyRecord,
    flaggedLead,
    erasedNumber,
    ...years
  } = RETENTION_DAYS;
  const months = Object.fromEntries(
    Object.entries(years).map(([kind, days]) => [kind, (days / 365) * 12]),
  ) as typeof years;
  const promised = {
    ownerCookie: [ownerCookie],
    answers: [emptyRecord, months.unfinishedCheck, months.finishedCheck],
    results: [months.finishedCheck],
    lead: [months.lead, flaggedLead],
    newsletter: [months.consentProof],
    onboarding: [onboarding],
    consents: [months.consentProof],
    log: [log],
    counts: [Math.floor(months.counts)],
    deskLog: [years.consentProof],
    delivery: [delivery],
    device: [ownerCookie, onboarding],
    backups: [erasedNumber],
    proof: [months.consentProof],
  };
  expect(shown("en")).toEqual(promised);
  expect(shown("hi")).toEqual(promised);
});

test("a package has as many stages to pay back as the services page tells weeks or months", () => {
  for (const lang of LANGS)
    for (const pack of PACKAGES)
      expect(contentIn(lang).services.blocks[pack.id].when).toHaveLength(stagesOf(pack));
});

test("the example of the about page is right: 4 yes and 3 sometimes", () => {
  const score = Math.round(((15 - 5.5) / 15) * 100);
  for (const lang of LANGS)
    expect(lawTextsIn(lang).about.score.points[1]).toMatch(
      new RegExp(`5\\.5.*= ${score}.*\\b${gradeOf(score)}\\b`),
    );
});

test("a page names its version and the date of it in words", () => {
  expect(lawLabelsIn("en", "terms").changed).toMatch(
    /^Last changed on \d{1,2} \w+ 20\d\d\. Version 20\d\d-\d\d-\d\d\.$/,
  );
  expect(lawLabelsIn("hi", "terms").changed).toMatch(
    /^आख़िरी बदलाव: \d{1,2} [\p{L}\p{M}]+ 20\d\d। संस्करण 20\d\d-\d\d-\d\d।$/u,
  );
  for (const version of Object.values(TEXT_VERSIONS))
    expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
});

test("the privacy text's version is the last of those that a consent may name", () => {
  expect(PRIVACY_VERSIONS.at(-1)).toBe(TEXT_VERSIONS.privacy);
});

/** Before the first launch nobody has agreed to anything: then only the fingerprint needs to change. */
const FINGERPRINTS: Readonly<Record<LawId, string>> = {
  terms: "6bf7a6b29045",
  privacy: "afdefb03e326",
  refund: "2aa5a7dd2e8c",
};

test("a changed text carries a new version: give it one in TEXT_VERSIONS, then its fingerprint here", () => {
  const fingerprintOf = (id: LawId) => {
    const words = LANGS.map((lang) => ({ ...contentIn(lang)[id], meta: null }));
    const text = JSON.stringify([TEXT_VERSIONS[id], words, RETENTION_DAYS, site.deadlines]);
    return createHash("sha256").update(text).digest("hex").slice(0, 12);
  };
  expect(Object.fromEntries(LAW_IDS.map((id) => [id, fingerprintOf(id)]))).toEqual(FINGERPRINTS);
});
