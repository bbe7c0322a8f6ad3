import { contentIn } from "@/lib/content";
import { packageTableIn, payFacts } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { MessageWords } from "@/lib/domain/desk/templates";

/** What messages by templates need in a language: a lead is written to in its own. `siteUrl`: the site's address. */
export const messageWordsIn = (lang: Lang, siteUrl: string): MessageWords => {
  const { areas, chrome, desk } = contentIn(lang);
  return {
    ...desk.hello,
    ourName: site.name,
    phone: site.phone.shown,
    hours: chrome.footer.hours,
    link: `${siteUrl}${pathIn(lang, "/")}`,
    areaTitles: areas.titles,
    packages: packageTableIn(lang),
    paying: payFacts(),
  };
};
