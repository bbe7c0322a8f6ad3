import { type ReactNode } from "react";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { newRecord, withAttempt } from "@/lib/domain/account/record";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { quizResult } from "@/lib/domain/check/scoring";

/** What a reader or a machine gets, by its name such as "hi/services": HTML, JSON, XML or the text of an email. */
export type Rendered = ReadonlyMap<string, string>;

/** The pages by their folders in app/[lang]. */
const PAGES = [
  "",
  "about",
  "account",
  "auth",
  "blog",
  "contact",
  "faq",
  "health-check",
  "health-check/method",
  "missing",
  "onboarding",
  "privacy",
  "refund",
  "services",
  "terms",
  "welcome",
];

type Page = {
  default: (props: { params: Promise<Record<string, string>> }) => Promise<ReactNode>;
};

/** React's server rendering waits for parts that are asynchronous. */
const htmlOf = async (element: ReactNode): Promise<string> => {
  const { prerender } = await import("react-dom/static");
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
};

const pagesIn = async (lang: Lang): Promise<[string, string][]> => {
  const { POST_FACTS } = await import("@/lib/content/facts/post-facts");
  const posts = await import("@/app/[lang]/blog/[slug]/page");
  const layout = await import("@/app/[lang]/layout");
  /** What a page adds to the frame around all pages; some parts work only inside of it. */
  const mainOf = async (page: ReactNode) => {
    const html = await htmlOf(await layout.default({ children: page }));
    return html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  };
  const rendered: [string, string][] = [
    [`${lang}/layout`, await htmlOf(await layout.default({ children: null }))],
  ];
  for (const folder of PAGES) {
    const page: Page = await import(`../../app/[lang]/${folder && `${folder}/`}page`);
    rendered.push([
      `${lang}/${folder || "home"}`,
      await mainOf(await page.default({ params: Promise.resolve({}) })),
    ]);
  }
  const contact = await import("@/app/[lang]/contact/page");
  const asked = { params: Promise.resolve({ topic: "order" }) };
  rendered.push([`${lang}/contact/order`, await mainOf(await contact.default(asked))]);
  const order = { params: Promise.resolve({ topic: "order", pack: "foundation" }) };
  rendered.push([`${lang}/contact/order/foundation`, await mainOf(await contact.default(order))]);
  for (const { slug } of POST_FACTS) {
    const props = { params: Promise.resolve({ slug }) };
    rendered.push([`${lang}/blog/${slug}`, await mainOf(await posts.default(props))]);
  }
  return rendered;
};

/** The texts that are no page: words for scripts, the feed, descriptions, emails, the form without JavaScript. */
const otherIn = async (lang: Lang): Promise<[string, string][]> => {
  const { LATE_WORDS } = await import("@/lib/content/slices/late-words");
  const { contactPageIn } = await import("@/lib/content/slices/contact-words");
  const { onboardingFormIn, welcomePageIn } = await import("@/lib/content/slices/onboarding-words");
  const { PUBLIC_PATHS } = await import("@/lib/content/facts/public-pages");
  const { pageMetadata } = await import("@/lib/server/site/page-metadata");
  const { blogFeed } = await import("@/lib/server/site/blog-feed");
  const { reportEmail } = await import("@/lib/server/notify/report-email");
  const { storedWording } = await import("@/lib/server/check/save-answer");
  const { refusedForm } = await import("@/lib/server/leads/refused-form");
  const { ApiError } = await import("@/lib/server/core/api-error");
  const record = withAttempt(
    newRecord("visitor", "hash", { lang }),
    SAMPLE_ANSWERS,
    quizResult(SAMPLE_ANSWERS),
    0,
    storedWording,
  );
  const about = {
    kind: "report",
    visitorId: "visitor",
    completedAt: 0,
    email: "a@b.in",
    lang,
  } as const;
  let file: unknown;
  const letter = await reportEmail(record, about, "https://site.example", async (document) => {
    file = { ...document, pageNumber: "" }; // its holes are filled when the pages are counted
    return new Uint8Array();
  });
  const refusal = refusedForm("contact")(new ApiError(503, "unavailable", ""), {
    lang,
    message: "?",
  });
  return [
    ...Object.entries(LATE_WORDS).map(([name, wordsIn]): [string, string] => [
      `${lang}/words/${name}`,
      JSON.stringify(wordsIn(lang)),
    ]),
    [`${lang}/words/contact`, JSON.stringify(contactPageIn(lang))],
    [`${lang}/words/onboarding`, JSON.stringify(onboardingFormIn(lang))],
    [`${lang}/words/welcome`, JSON.stringify(welcomePageIn(lang))],
    [`${lang}/metadata`, JSON.stringify(PUBLIC_PATHS.map((path) => pageMetadata(lang, path)))],
    [`${lang}/feed`, blogFeed(lang)],
    [`${lang}/report mail`, JSON.stringify(letter)],
    [`${lang}/report pdf`, JSON.stringify(file)],
    [`${lang}/form without script`, await refusal.text()],
  ];
};

/** Renders the site as this process's facts make it; `speak` sets the language of the pages. */
export const renderedSite = async (speak: (lang: Lang) => void): Promise<Rendered> => {
  const all: [string, string][] = [];
  for (const lang of LANGS) {
    speak(lang);
    all.push(...(await pagesIn(lang)), ...(await otherIn(lang)));
  }
  const { default: manifest } = await import("@/app/manifest");
  const { GET } = await import("@/app/.well-known/security.txt/route");
  all.push(["manifest", JSON.stringify(manifest())], ["security.txt", await GET().text()]);
  return new Map(all.map(([name, text]) => [name, text.replaceAll("<!-- -->", "")]));
};
