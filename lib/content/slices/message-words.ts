import { contentIn } from "@/lib/content";
import { pricesIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { type Lang } from "@/lib/domain/core/languages";
import type { MessageWords } from "@/lib/domain/desk/templates";

const wordsIn = (lang: Lang): MessageWords => {
  const { areas, desk } = contentIn(lang);
  const { subject, newsletterSubject } = desk.hello;
  const { foundation, complete, suite } = pricesIn(lang);
  return {
    ...{ subject, newsletterSubject, ourName: site.name, areaTitles: areas.titles },
    prices: { foundation: foundation.whole, complete: complete.whole, suite: suite.whole },
  };
};

/** What messages by templates need, in both languages: a lead is written to in its own. */
export const messageWords = (): Readonly<Record<Lang, MessageWords>> => ({
  en: wordsIn("en"),
  hi: wordsIn("hi"),
});
