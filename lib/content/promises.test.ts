// The promises that hang on their words alone; the others are in the table of docs/product/data.md#promises.
import { LANGS } from "@/lib/domain/core/languages";
import { BARE_SITE, MADE_UP_SITE } from "@/test/builders/sites";
import { contentOf, WRITTEN } from ".";
import { notices as en } from "@/lib/content/en/notices";
import { notices as hi } from "@/lib/content/hi/notices";

test.each(LANGS)("%s: who has no record is not sent to a button that is not there", (lang) => {
  const { contact, newsletter } = { en, hi }[lang];
  for (const { text } of [contact, newsletter]) expect(text).not.toMatch(/Settings|सेटिंग/);
  for (const text of [contact.text, WRITTEN[lang].settings.none.text])
    expect(text).toMatch(/write to us with your phone number|अपने फ़ोन नंबर के साथ (?:हमें )?लिखिए/);
});

test.each(LANGS)("%s: no later charge is ruled out while nothing is known of GST", (lang) => {
  const ruledOut = /hidden charge|कोई और ख़र्च नहीं|छिपा ख़र्च/i;
  const saidOn = (site: typeof BARE_SITE) => ruledOut.test(JSON.stringify(contentOf(site, lang)));
  expect([saidOn(MADE_UP_SITE), saidOn(BARE_SITE)]).toEqual([true, false]);
});

test.each(LANGS)("%s: the notice of the sign-in names all that Google gives us", (lang) => {
  const { text } = { en, hi }[lang].signIn;
  const given = {
    en: ["name", "email", "photo", "account number"],
    hi: ["नाम", "ईमेल", "फ़ोटो", "अकाउंट नंबर"],
  }[lang];
  for (const one of given) {
    expect(text).toContain(one);
    expect(WRITTEN[lang].privacy.items.signIn.what).toContain(one);
  }
});

test.each(LANGS)("%s: terms promise nothing of About, which may name nobody", (lang) => {
  expect(JSON.stringify(contentOf(BARE_SITE, lang).terms)).not.toMatch(/\bAbout\b|हमारे बारे में/);
});

test.each(LANGS)(
  "%s: what a visitor writes stays with us and the firms that the policy names",
  (lang) => {
    const { privacy, terms } = WRITTEN[lang];
    expect(terms.sections.ours.points.join()).toMatch(/Privacy Policy|प्राइवेसी पॉलिसी/);
    const firms = {
      en: [/Groq/, /Google/, /email/i, /list of customers/],
      hi: [/Groq/, /Google/, /ईमेल/, /ग्राहकों की लिस्ट/],
    };
    for (const firm of firms[lang]) expect(privacy.sections.others.points.join("\n")).toMatch(firm);
  },
);
