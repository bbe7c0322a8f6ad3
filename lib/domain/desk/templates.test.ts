// holds: #desk
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { messageWordsIn } from "@/lib/content/slices/message-words";
import { pricesIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { LANGS } from "@/lib/domain/core/languages";
import { wishedCall } from "@/lib/domain/calls/call";
import type { Lead } from "@/lib/domain/leads/lead";
import { leadRow } from "@/lib/domain/leads/lead-row";
import { WANTS, wantsOf } from "@/lib/domain/leads/wants";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import {
  ANY,
  type DeskTemplate,
  filledText,
  MAX_TEMPLATES,
  messageOf,
  templateProblems,
  templatesFor,
  TEMPLATE_CHARS,
  textProblem,
  withTopicOfToday,
} from "./templates";

const rowOf = (lead: Lead) => ({
  ...leadRow("id", { ...lead, createdAt: 1 }),
  wants: wantsOf(lead),
});
const SITE = "https://bizgrow.example";
const messages = { en: messageWordsIn("en", SITE), hi: messageWordsIn("hi", SITE) };
const words = messages.en;
const template = (parts: Partial<DeskTemplate>): DeskTemplate => ({
  id: "t",
  topic: ANY,
  packageId: ANY,
  status: ANY,
  texts: { en: "Hello {name}.", hi: "नमस्ते {name} जी।" },
  ...parts,
});

test.each([
  ["Hello {name}, this is {ourName}. Bye.", {}, "Hello, this is us. Bye."],
  ["Hello {name}, this is us.", { name: "Asha" }, "Hello Asha, this is us."],
  ["नमस्ते {name} जी, हम हैं। स्कोर {score} है। फ़ोन करें?", {}, "नमस्ते जी, हम हैं। फ़ोन करें?"],
  ["Hi. Score {score} of 100! Call?", { score: "43" }, "Hi. Score 43 of 100! Call?"],
  ["Hi.\n\nScore {score}. Area {area}.\n\nBye.", { score: "43" }, "Hi.\n\nScore 43.\n\nBye."],
  ["Hi.\n\nScore {score}.\n\nBye.", {}, "Hi.\n\nBye."],
  ["It costs {price} at www.example.in/a.b now. Hi.", {}, "Hi."],
  ["It costs 6.50 {price}", {}, ""],
  ["A “quote {score}.” Then.", {}, "Then."],
  ["From a later release: {town}. Hi.", {}, "Hi."],
])("%j with %j is %j", (text, values, filled) => {
  expect(filledText(text, { ourName: "us", ...values })).toBe(filled);
});

test("an order and an offer say where to pay, if we know where; else they are without these lines", () => {
  const paying = {
    pages: { complete: "https://pay.in/c?ref={reference}" },
    upi: { address: "shop@bank", isMerchant: false },
  };
  for (const id of ["order", "offer"])
    for (const lang of LANGS) {
      const one = DEFAULT_TEMPLATES.find((found) => found.id === id)!;
      const text = (known: typeof paying | typeof words.paying) =>
        messageOf(one, rowOf(CONTACT), lang, { ...messages[lang], paying: known }).text;
      expect(text(paying)).toMatch(
        /https:\/\/pay\.in\/c\?ref=BG-C0NTACT\n.*shop@bank.*BG-C0NTACT$/,
      );
      expect(text({ pages: {}, upi: null })).not.toMatch(/UPI|\n/);
    }
});

test("a value is never read as a hole, and may end sentences", () => {
  expect(filledText("Hello {name}. Bye.", { name: "{score}. Mr. X" })).toBe(
    "Hello {score}. Mr. X. Bye.",
  );
});

test("who has a time for a call is not asked for one again", () => {
  const at = Date.parse("2026-11-26T17:00:00+05:30");
  for (const topic of ["call", "demo", "question"]) {
    const lead: Lead = { ...CONTACT, topic };
    const booked: Lead = { ...lead, call: wishedCall(at) };
    const textFor = (one: Lead) =>
      messageOf(templatesFor(rowOf(one), DEFAULT_TEMPLATES)[0]!, rowOf(one), "en", words).text;
    expect(textFor(lead)).toMatch(/When may I call you\?$/);
    expect(textFor(booked)).toMatch(/We call you on Thursday, 26 November, 5:00\u00a0pm\.$/);
    expect(textFor(booked)).not.toContain("?");
  }
});

test("the status counts more than the topic, the topic more than the package", () => {
  const all = [
    template({ id: "any" }),
    template({ id: "package", packageId: "complete" }),
    template({ id: "topic", topic: "order" }),
    template({ id: "status", status: "new" }),
    template({ id: "topic and package", topic: "order", packageId: "complete" }),
    template({ id: "another topic", topic: "demo" }),
    template({ id: "another package", packageId: "suite" }),
    template({ id: "another status", status: "won" }),
    template({ id: "any, too" }),
  ];
  expect(templatesFor(rowOf(CONTACT), all).map(({ id }) => id)).toEqual([
    "status",
    "topic and package",
    "topic",
    "package",
    "any",
    "any, too",
  ]);
});

test.each<[Lead, string[]]>([
  [CONTACT, ["orderComplete", "order"]],
  [{ ...CONTACT, packageId: null }, ["order"]],
  [{ ...CONTACT, topic: "call" }, ["call"]],
  [ONBOARDING, ["onboarding"]],
  [CHECK, ["check"]],
  [NEWSLETTER, ["newsletter"]],
  [{ ...CONTACT, status: "offer" }, ["offer"]],
])("of ours, %j gets %j", (lead, ids) => {
  expect(templatesFor(rowOf(lead), DEFAULT_TEMPLATES).map(({ id }) => id)).toEqual(ids);
});

test("a message has the lead's values", () => {
  const [best] = templatesFor(rowOf(CONTACT), DEFAULT_TEMPLATES);
  const { subject, text } = messageOf(best!, rowOf(CONTACT), "en", words);
  expect(subject).toBe("Your request BG-C0NTACT");
  expect(text).toContain(`Hello Asha Patil, this is ${site.name}.`);
  const names = "BizGrow Complete Package (The profit and slow months package)";
  expect(text).toContain(`${names}, for ${pricesIn("en").complete.whole}, with`);
  expect(text).toContain("(BG-C0NTACT)");
  const check = DEFAULT_TEMPLATES.find(({ id }) => id === "check")!;
  const scored = messageOf(check, rowOf(CHECK), "en", words).text;
  expect(scored).toContain("Your score is 43 of 100. Fix this first: Operations");
  const healthy = messageOf(check, rowOf({ ...CHECK, area: null }), "en", words).text;
  expect(healthy).toContain("Your score is 43 of 100. If you would like a call");
});

test("the area of a package says nothing to a person who took no check", () => {
  const text = { en: "Fix {area}. Grade {grade}. Bye.", hi: "{area}।" };
  expect(messageOf(template({ texts: text }), rowOf(CONTACT), "en", words).text).toBe("Bye.");
});

test("our templates are right, and each is there once", () => {
  const ids = DEFAULT_TEMPLATES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(MAX_TEMPLATES);
  for (const one of DEFAULT_TEMPLATES) expect(templateProblems(one)).toEqual({});
  for (const wants of WANTS)
    expect(DEFAULT_TEMPLATES.filter(({ topic }) => topic === wants)).not.toEqual([]);
});

test("templates of 1.0.0 are for the wishes of today", () => {
  const topics = ["onboarding", "check", "order", "of a later release"];
  expect(topics.map((topic) => withTopicOfToday({ topic }).topic)).toEqual([
    "start",
    "result",
    "order",
    "of a later release",
  ]);
});

test.each([
  ["", "empty"],
  [" \n", "empty"],
  ["x".repeat(TEMPLATE_CHARS), null],
  ["स".repeat(TEMPLATE_CHARS + 1), "long"],
  ["Hello {name}, {price}", null],
  ["Hello {nmae}", "hole"],
  ["Hello {link}", null],
  ["Hello {upu}", "hole"],
  ["Hello {name", "hole"],
  ["Hello name}", "hole"],
  ["Hello {}", "hole"],
])("the text %# is %s", (text, problem) => {
  expect(textProblem(text)).toBe(problem);
});

test("a template says which of its languages is wrong", () => {
  expect(templateProblems({ texts: { en: "Hi", hi: "" } })).toEqual({ hi: "empty" });
});
