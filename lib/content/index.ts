import type { Lang } from "@/lib/domain/core/languages";
import { type Content, en } from "@/lib/content/en";
import { withDataRules2027 } from "@/lib/content/facts/data-rules";
import { factsIn } from "@/lib/content/facts/facts-in";
import { site } from "@/lib/content/facts/site";
import type { Site } from "@/lib/content/facts/site-schema";
import { withFacts } from "@/lib/content/facts/with-facts";
import { hi } from "@/lib/content/hi";

export type { Content } from "@/lib/content/en";

/** All words as they are written, without the operator's facts. */
export const WRITTEN: Readonly<Record<Lang, Content>> = { en, hi };

/** All words of a site with these facts, in one language. */
export const contentOf = (facts: Site, lang: Lang): Content =>
  withFacts(
    factsIn(lang, facts),
    facts.dataRules2027 ? withDataRules2027(WRITTEN[lang]) : WRITTEN[lang],
  );

const CONTENT: Readonly<Record<Lang, Content>> = {
  en: contentOf(site, "en"),
  hi: contentOf(site, "hi"),
};

/** All words of the site in one language, with the operator's facts. */
export const contentIn = (lang: Lang): Content => CONTENT[lang];
