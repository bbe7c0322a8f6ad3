import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { FaqWords } from "@/lib/content/en/faq";
import { contentIn } from "@/lib/content";

type GroupId = keyof FaqWords["groups"];
type ItemWords = { question: string; answer: string; more?: string };

export type FaqItem = {
  id: string;
  question: string;
  answer: string;
  /** A page that says more. */
  more?: { label: string; href: string };
};
export type FaqGroup = { id: GroupId; title: string; items: readonly FaqItem[] };

/** The page that an answer links to. */
const PATHS: Readonly<Record<string, string>> = {
  who: "/about",
  pay: "/contact/order",
  cancel: "/refund",
  seen: "/privacy",
  remove: "/privacy",
};

/** The few that an owner asks first, shown on the home page. */
const ASKED_FIRST = ["free", "call", "ai", "pay"];

/** All questions and answers in one language, in the order shown, for pages and their JSON-LD. */
export const faqIn = (lang: Lang): readonly FaqGroup[] => {
  const item = ([id, { question, answer, more }]: [string, ItemWords]): FaqItem => {
    const path = PATHS[id];
    return {
      id,
      question,
      answer,
      ...(more && path && { more: { label: more, href: pathIn(lang, path) } }),
    };
  };
  const { groups } = contentIn(lang).faq;
  return (Object.keys(groups) as GroupId[]).map((id) => ({
    id,
    title: groups[id].title,
    items: Object.entries<ItemWords>(groups[id].items).map(item),
  }));
};

/** All of them without their groups. */
export const faqItemsIn = (lang: Lang): readonly FaqItem[] =>
  faqIn(lang).flatMap(({ items }) => items);

/** The questions of the home page. */
export const askedFirstIn = (lang: Lang): readonly FaqItem[] =>
  faqItemsIn(lang).filter(({ id }) => ASKED_FIRST.includes(id));
