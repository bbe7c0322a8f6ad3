import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { askedFirstIn, faqIn, type FaqItem } from "./faq-in";
import { contentOf } from "@/lib/content";
import { MADE_UP_SITE } from "@/test/builders/sites";

const itemsIn = (lang: (typeof LANGS)[number]): ReadonlyMap<string, FaqItem> =>
  new Map(faqIn(lang).flatMap(({ items }) => items.map((item) => [item.id, item])));

/** All questions, in order. */
const ASKED = ["free", "call", "ai", "offline", "signIn", "who", "pay", "cancel", "seen", "remove"];

test.each(LANGS)(
  "%s: every question has an answer of its own, in one order, no hole left",
  (lang) => {
    const items = itemsIn(lang);
    expect([...items.keys()]).toEqual(ASKED);
    const texts = [...items.values()].flatMap(({ question, answer }) => [question, answer]);
    expect(new Set(texts).size).toBe(2 * ASKED.length);
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
  },
);

test.each(LANGS)("%s: the home page has four of them", (lang) => {
  const shown = ["free", "call", "ai", "pay"];
  expect(askedFirstIn(lang).map(({ id }) => id)).toEqual(shown);
});

test.each(LANGS)("%s: answers that continue elsewhere link there in the same language", (lang) => {
  const links = [...itemsIn(lang).values()].flatMap(({ id, more }) =>
    more ? [[id, more.href]] : [],
  );
  expect(Object.fromEntries(links)).toEqual({
    who: pathIn(lang, "/about"),
    pay: pathIn(lang, "/contact/order"),
    cancel: pathIn(lang, "/refund"),
    seen: pathIn(lang, "/privacy"),
    remove: pathIn(lang, "/privacy"),
  });
});

test.each(LANGS)("%s: who does the work and how to pay are the operator's facts", (lang) => {
  const { pay, who } = contentOf(MADE_UP_SITE, lang).faq.groups.packages.items;
  expect(who.answer).toContain(MADE_UP_SITE.advisers[0]!.name[lang]);
  expect(pay.answer).toContain("saathi@sikka");
});
