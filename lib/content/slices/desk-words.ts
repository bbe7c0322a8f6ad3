import type { Lang } from "@/lib/domain/core/languages";
import { checkWordsIn } from "./check-words";
import { contentIn } from "@/lib/content";
import { site } from "@/lib/content/facts/site";
import { PACKAGE_DUE } from "./pay-words";
import { fieldWordsIn } from "./field-words";

/** The desk's words in one language. */
export const deskWordsIn = (lang: Lang) => {
  const { areas, auth, desk, home, leads, quiz } = contentIn(lang);
  const { hello, ...words } = desk;
  return {
    ...words,
    siteName: site.name,
    paper: [home.title, home.hero.facts.join(" · ")] as const,
    signOutWords: { unsaved: auth.menu.unsent, anyway: auth.menu.signOutAnyway },
    packageDue: PACKAGE_DUE,
    areaTitles: areas.titles,
    questions: checkWordsIn(lang).questions,
    answers: quiz.question.answers,
    limit: leads.limit,
    labels: fieldWordsIn(lang, "label"),
    choices: fieldWordsIn(lang, "choices"),
    phoneQuestion: leads.phoneQuestion,
  };
};
