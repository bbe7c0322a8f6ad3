// holds: #ai-advice
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { contentIn } from "@/lib/content";
import type { Answer } from "@/lib/domain/check/answers";
import { LANGS } from "@/lib/domain/core/languages";
import { CONCERN_PAIRS, questionsOf } from "@/lib/domain/check/concern-pairs";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { isAboutNo, isAboutOther } from "./topics";

/** Every answer a no, but these. */
const noBut = (ids: readonly QuestionId[], answer: Answer) =>
  answersOfAll("no", Object.fromEntries(ids.map((id) => [id, answer])));

test.each<[QuestionId, string]>([
  ["b3", "People cannot find you on Google Maps."],
  ["b3", "लोग आपको गूगल मैप पर नहीं ढूँढ पाते।"],
  ["b4", "With few reviews a good shop looks quiet."],
  ["b4", "रिव्यू कम हैं, इसलिए नया ग्राहक भरोसा नहीं करता।"],
  ["b5", "New customers come by chance."],
  ["g1", "Your sales have stood still for a year."],
  ["g3", "Put money aside for the slow months."],
  ["g3", "मंदी के महीनों के लिए पैसा अलग रखिए।"],
  ["g4", "Every late reply sends a buyer away."],
  ["o1", "Your udhaar is your own stock money."],
  ["o1", "उधार में फँसा पैसा आपका ही पैसा है।"],
  ["o1", "सबसे पुराना बकाया पहले माँगिए।"],
  ["o2", "You run short before the rent is due."],
  ["o4", "Late GST returns cost a fine."],
  ["o5", "Without a written plan the day decides."],
])("%s: %s", (id, text) => {
  expect(isAboutNo(text, answersOfAll("no"))).toBe(true);
  expect(isAboutNo(text, noBut([id], "maybe"))).toBe(false);
});

test.each([
  "Review your five best sellers on Friday.",
  "Put one photo with its price on WhatsApp Status every Friday.",
  "सोमवार को तीन पुराने ग्राहकों से बात करें।",
])("%s is about no topic", (text) => {
  expect(isAboutNo(text, answersOfAll("no"))).toBe(false);
});

test.each(LANGS)("our own sentences in %s name no topic but their own", (lang) => {
  const { insights, pairs } = contentIn(lang).analysis;
  const strays = [
    ...QUESTION_IDS.filter((id) => isAboutNo(insights[id], noBut([id], "yes"))),
    ...CONCERN_PAIRS.filter((pair) => isAboutNo(pairs[pair], noBut(questionsOf(pair), "yes"))),
  ];
  expect(strays).toEqual([]);
});

test.each([
  ["Your prices are a problem for customers.", ["o1"], true],
  ["आपके दाम ग्राहकों को ज़्यादा लगते हैं।", ["o1"], true],
  ["Customers leave over price, and you do not know what an item earns.", ["g5", "b1"], false],
  ["Prices that hold need the profit of each item.", ["g5"], false],
] as const)("said to rest on another question: %s", (text, ids, isOther) => {
  expect(isAboutOther(text, ids)).toBe(isOther);
});
