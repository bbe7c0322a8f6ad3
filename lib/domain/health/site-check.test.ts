// holds: #health
import { isInOrder, troubleText } from "./site-check";

const WORDS = {
  troubles: {
    unreadable: { title: "Unreadable: {n}", toDo: "Ask." },
    mail: { title: "No mail since {date}", toDo: "" },
    ai: { title: "No AI", toDo: "Look." },
  },
  reasons: { login: "Refused." },
  aiReasons: { authentication: "Our key.", other: "No answer." },
} as unknown as Parameters<typeof troubleText>[0];
const date = (at: number) => `day ${at}`;

test("a trouble is said with its number, its date and its reason", () => {
  expect(troubleText(WORDS, { kind: "unreadable", n: 3 }, date)).toEqual({
    title: "Unreadable: 3",
    text: "Ask.",
  });
  expect(troubleText(WORDS, { kind: "mail", at: 5, code: "login" }, date)).toEqual({
    title: "No mail since day 5",
    text: "Refused.",
  });
  expect(troubleText(WORDS, { kind: "mail", code: "strange" }, date).text).toBe("strange");
  const ofAi = (code: string) => troubleText(WORDS, { kind: "ai", code }, date).text;
  expect([ofAi("authentication"), ofAi("strange")]).toEqual(["Our key. Look.", "No answer. Look."]);
});

test("what is not set up is in order, what should be looked at is not", () => {
  const states = ["ok", "off", "look", "bad"] as const;
  expect(states.filter((state) => isInOrder({ state }))).toEqual(["ok", "off"]);
});
