import { LANGS } from "@/lib/domain/core/languages";
import { contentOf } from ".";
import { MADE_UP_SITE, SPEC_SITE } from "@/test/builders/sites";

const PLACES = {
  en: [/log/, /[Ee]mails/, /files/, /ackups/],
  hi: [/लॉग/, /ईमेल/, /फ़ाइल/, /बैकअप/],
};

test.each(LANGS)("%s: before a deletion the desk says where data stays", (lang) => {
  for (const site of [SPEC_SITE, MADE_UP_SITE]) {
    const { erase } = contentOf(site, lang).desk;
    for (const place of PLACES[lang]) expect(erase.stays).toMatch(place);
    expect(erase.stays).toContain(String(site.backupDays ?? 30));
    expect(erase.stays).not.toMatch(/[[\]{}|]/);
  }
});
