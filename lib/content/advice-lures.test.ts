import { isHarmful } from "@/lib/domain/advice/advice-harms";
import { isLure } from "@/lib/domain/advice/advice-lures";
import { LANGS } from "@/lib/domain/core/languages";
import { contentIn } from ".";

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

test.each(LANGS)(
  "%s: no question, step or standard advice of ours reads like a lure or does harm",
  (lang) => {
    const { analysis, areas, questions, report, result, quiz } = contentIn(lang);
    const texts = textsIn([analysis, areas, questions, report, result, quiz]);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => isLure(text) || isHarmful(text))).toEqual([]);
  },
);
