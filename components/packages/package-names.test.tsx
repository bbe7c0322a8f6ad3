// holds: #packages
import { packageTableIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { ResultEnds } from "@/components/check/result-keep";
import { ContactSubject } from "@/components/leads/contact/contact-subject";
import { WelcomePackage } from "@/components/leads/welcome/welcome-summary";
import { detailTexts } from "@/components/leads/welcome/send-status";
import { contentIn } from "@/lib/content";
import { reportWordsIn } from "@/lib/content/slices/check-words";
import { contactPageIn } from "@/lib/content/slices/contact-words";
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { messageWordsIn } from "@/lib/content/slices/message-words";
import { welcomePageIn } from "@/lib/content/slices/onboarding-words";
import { offeredPackage } from "@/lib/domain/check/offered-package";
import { planOf } from "@/lib/domain/check/plan";
import { planTexts } from "@/lib/domain/check/plan-texts";
import { planMessage, reportText } from "@/lib/domain/check/report";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { messageOf, templatesFor } from "@/lib/domain/desk/templates";
import { requestText } from "@/lib/domain/leads/contact-request";
import { personRow } from "@/lib/domain/leads/person-row";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { ASHA } from "@/test/builders/onboardings";
import { message, personOf, PROMISE } from "@/test/builders/people";
import { outcomeOf } from "@/test/builders/quiz-events";
import { aReport } from "@/test/builders/report-documents";
import { PackageBlock, PackageIndex } from "./package-block";
import { PackageCards } from "./package-cards";

afterEach(cleanup);

const PACK = site.packages.find(({ id }) => id === "suite")!;
const RECOMMENDED = PACK.resultName;
const ANSWERS = answersOfAll("no", { o1: "yes", o2: "yes", o3: "yes" });
const OUTCOME = outcomeOf(ANSWERS, "standard");
const HIGH = outcomeOf(answersOfAll("no", { o5: "yes" }), "standard");
const REQUEST = { topic: "order", pack: PACK } as const;

/** What a reader can find on a page, the address of a WhatsApp chat with its typed message included. */
const shown = (page: ReactNode): string => {
  const { container } = render(page);
  const chats = [...container.querySelectorAll("a")].map(({ href }) => decodeURIComponent(href));
  return [container.textContent, ...chats].join("\n");
};

const offer = (lang: Lang, outcome = OUTCOME) => (
  <ResultEnds
    {...{ lang, outcome }}
    words={reportWordsIn(lang)}
    offered={offeredPackage(outcome.result, planOf(outcome.answers)[0]?.questionId)}
    onLeave={() => {}}
  />
);
const welcome = (lang: Lang, last: typeof OUTCOME | null) => {
  const words = welcomePageIn(lang);
  return <WelcomePackage {...{ lang, words, last }} details={detailTexts(ASHA, words)} />;
};
const subject = (lang: Lang, request: { topic: "order"; pack: typeof PACK | null }) => {
  const { contact } = contentIn(lang);
  return (
    <ContactSubject
      {...{ lang, request }}
      short={PACK.words[lang].short}
      words={contact}
      pay={null}
      table={packageTableIn(lang)}
    />
  );
};
const planText = (lang: Lang) => {
  const words = reportWordsIn(lang);
  return planMessage(planTexts(OUTCOME, words), words, String, null);
};
const orderText = (lang: Lang) => {
  const person = personOf(message("1", "order", { lang, packageId: PACK.id }));
  const row = personRow("1", person, PROMISE);
  const [template] = templatesFor(row, DEFAULT_TEMPLATES);
  return messageOf(template!, row, lang, messageWordsIn(lang, "https://site.example")).text;
};

const requestIn = (lang: Lang) => {
  const { texts, packages } = contactPageIn(lang);
  return requestText(REQUEST, texts, packages);
};

type Name = "price list" | "recommended" | "plain";
type Place = [where: string, names: readonly Name[], textIn: (lang: Lang) => string];

const RESULT: readonly Name[] = ["recommended", "plain"];
const ORDER: readonly Name[] = ["price list", "plain"];
const PLACES: readonly Place[] = [
  ["the result", RESULT, (lang) => shown(offer(lang))],
  ["the result at 90 and above", RESULT, (lang) => shown(offer(lang, HIGH))],
  ["the text report", RESULT, (lang) => reportText(String, OUTCOME, reportWordsIn(lang), "1 May")],
  ["the PDF", RESULT, (lang) => JSON.stringify(aReport(lang, { answers: ANSWERS }))],
  ["the welcome page after a check", RESULT, (lang) => shown(welcome(lang, OUTCOME))],
  ["the plan as a message", [], planText],
  ["a card", ORDER, (lang) => shown(<PackageCards lang={lang} />)],
  ["/services", ORDER, (lang) => shown(<PackageBlock lang={lang} pack={PACK} />)],
  ["the lines of /services", ["plain"], (lang) => shown(<PackageIndex lang={lang} />)],
  ["the order", ORDER, (lang) => shown(subject(lang, REQUEST))],
  ["the choice before an order", ORDER, (lang) => shown(subject(lang, { ...REQUEST, pack: null }))],
  ["the order's message", ORDER, requestIn],
  ["the desk's message about an order", ORDER, orderText],
];

describe.each(LANGS)("in %s a package has never three names", (lang) => {
  test.each(PLACES)("%s: %j", (_, names, textIn) => {
    const all: Readonly<Record<Name, string>> = {
      "price list": PACK.name,
      recommended: RECOMMENDED,
      plain: PACK.plainName[lang],
    };
    const text = textIn(lang);
    const found = Object.entries(all).flatMap(([name, said]) =>
      text.includes(said) ? [name] : [],
    );
    expect(found.sort()).toEqual([...names].sort());
  });
});
