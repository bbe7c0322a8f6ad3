import type { Lang } from "@/lib/domain/core/languages";
import { checkWordsIn } from "./check-words";
import { contentIn } from "@/lib/content";
import { messageWords } from "./message-words";

/** The desk's words in one language; those of messages to leads in both. */
export const deskWordsIn = (lang: Lang) => {
  const { areas, auth, desk, leads, onboarding, quiz } = contentIn(lang);
  const { title, description, heading, lead, later, hello, ...words } = desk;
  return {
    ...words,
    hello: { en: contentIn("en").desk.hello, hi: contentIn("hi").desk.hello },
    messages: messageWords(),
    areaTitles: areas.titles,
    questions: checkWordsIn(lang).questions,
    answers: quiz.question.answers,
    businessTypes: leads.businessTypes,
    experiences: onboarding.experiences,
    signIn: auth.button,
    problems: auth.problems,
  };
};
