// holds: #words
import { WRITTEN } from ".";

/** Every text under its path, such as "quiz/question/answers/yes". */
const textsIn = (value: unknown, path = ""): [string, string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        textsIn(inner, path === "" ? key : `${path}/${key}`),
      );

/** Check lists and steps, whose full sentences end in -एँ. */
const STEPS =
  /^(?:questions|analysis)\/(?:steps|findOut)\/|^plan\/trades\/|^analysis\/healthy\/nextSteps/;

/** "-इए" at the end, but for words that only look so. */
const POLITE_END = /(?<=^|\s)(?!(?:लिए|किसलिए|चाहिए|दिए|किए)[”"]?$)\S*[िी](?:जिए|ए)[”"]?$/u;

const BRIEF_END =
  /(?:^|\s)(?:करें|लें|दें|लिखें|देखें|भेजें|चुनें|पूछें|रखें|बताएँ|लगाएँ|बनाएँ|दबाएँ|पढ़ें|खोलें|जोड़ें|हटाएँ|मिटाएँ|बढ़ाएँ|डालें|भरें|गिनें|बदलें|छोड़ें|मिलाएँ|ढूँढें|माँगें|निकालें|उठाएँ|सोचें)[”"]?$/u;

/** After these the same form is no imperative: "so that", "that", "if", "who". */
const CLAUSE = /(?:^|[\s,])(?:ताकि|कि|अगर|जो|जब|कैसे|क्यों|क्या|कब|तक|वे|हम|लोग)(?=[\s,])/u;

const sentencesIn = (text: string): string[] => text.match(/[^।]+।/gu) ?? [];

const texts = textsIn(WRITTEN.hi);

test("a Hindi label or heading asks with -एँ, as buttons do (docs/glossary.md)", () => {
  const isLabel = (text: string) => !/[।?!:…\n]/u.test(text);
  expect(texts.filter(([, text]) => isLabel(text) && POLITE_END.test(text))).toEqual([]);
});

test("a full Hindi sentence to the reader asks with -इए, but in steps and check lists", () => {
  const isBrief = (sentence: string) => {
    const words = sentence.slice(0, -1);
    return BRIEF_END.test(words) && !CLAUSE.test(words);
  };
  expect(
    texts.flatMap(([path, text]) =>
      STEPS.test(path)
        ? []
        : sentencesIn(text)
            .filter(isBrief)
            .map((one) => `${path}: ${one}`),
    ),
  ).toEqual([]);
});
