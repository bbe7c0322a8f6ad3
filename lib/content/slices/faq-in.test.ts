import { gradeOf } from "@/lib/domain/check/grades";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { PACKAGES } from "@/lib/domain/check/packages";
import { askedFirstIn, faqIn, type FaqItem } from "./faq-in";
import { contentOf } from "@/lib/content";
import { MADE_UP_SITE } from "@/test/builders/sites";

const itemsIn = (lang: (typeof LANGS)[number]): ReadonlyMap<string, FaqItem> =>
  new Map(faqIn(lang).flatMap(({ items }) => items.map((item) => [item.id, item])));

/** All questions, in order. */
const ASKED = [
  ...["free", "time", "call", "hindi", "offline", "signIn", "shop"],
  ...["grade", "ai", "buy", "loan"],
  ...["contents", "who", "gst", "pay", "cancel"],
  ...["seen", "remove"],
];

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

test.each(LANGS)("%s: the home page has six of them", (lang) => {
  const shown = ["free", "call", "shop", "ai", "pay", "seen"];
  expect(askedFirstIn(lang).map(({ id }) => id)).toEqual(shown);
});

test.each(LANGS)("%s: answers that continue elsewhere link there in the same language", (lang) => {
  const links = [...itemsIn(lang).values()].flatMap(({ id, more }) =>
    more ? [[id, more.href]] : [],
  );
  expect(Object.fromEntries(links)).toEqual({
    contents: pathIn(lang, "/services"),
    who: pathIn(lang, "/about"),
    pay: pathIn(lang, "/contact?topic=order"),
    cancel: pathIn(lang, "/refund"),
    seen: pathIn(lang, "/privacy"),
    remove: pathIn(lang, "/privacy"),
  });
});

test.each(LANGS)("%s: grades, packages and the operator's facts are the real ones", (lang) => {
  const answer = (id: string) => itemsIn(lang).get(id)?.answer ?? "";
  const [best, worst] = (answer("grade").match(/\b\d{2}\b/g) ?? []).map(Number);
  expect([gradeOf(best ?? 0), gradeOf((best ?? 0) - 1)]).toEqual(["A+", "A"]);
  expect([gradeOf(worst ?? 0), gradeOf((worst ?? 0) - 1)]).toEqual(["D", "F"]);
  for (const { name } of PACKAGES) expect(answer("contents")).toContain(name);
  const { gst, pay } = contentOf(MADE_UP_SITE, lang).faq.groups.packages.items;
  expect(gst.answer).toContain("12% GST");
  expect(pay.answer).toContain("saathi@sikka");
});
