import type { Lang } from "@/lib/domain/core/languages";
import * as english from "@/lib/content/en";
import { factsIn } from "@/lib/content/facts/facts-in";
import { site } from "@/lib/content/facts/site";
import type { Site } from "@/lib/content/facts/site-schema";
import { withFacts } from "@/lib/content/facts/with-facts";
import * as hindi from "@/lib/content/hi";

type Changed = Pick<typeof english, "privacy" | "settings">;

/** The words of a language as they are while the data rules of May 2027 apply. */
const withDataRules2027 = <Words extends Changed>(words: Words): Words => {
  const { privacy, settings } = words;
  const { deletion } = settings;
  const { deleted, logLong, sections } = privacy.from2027;
  return {
    ...words,
    privacy: {
      ...privacy,
      sections: { ...privacy.sections, ...sections },
      items: { ...privacy.items, log: { ...privacy.items.log, long: logLong } },
    },
    settings: {
      ...settings,
      deletion: { ...deletion, done: { ...deletion.done, text: deleted } },
    },
  };
};

/** The texts of a language, the analysis with what the questions say of their steps. */
const wordsOf = (texts: typeof english) => {
  const { wording: _wording, ...steps } = texts.questions;
  const analysis = { ...texts.analysis, ...steps };
  return { ...texts, analysis };
};

/** English sets the type of all content; a key that Hindi lacks does not compile. */
export type Content = ReturnType<typeof wordsOf>;

/** All words as they are written, without the operator's facts. */
export const WRITTEN: Readonly<Record<Lang, Content>> = {
  en: wordsOf(english),
  hi: wordsOf(hindi),
};

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
