// holds: #desk
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { messageWordsIn } from "@/lib/content/slices/message-words";
import { packageTableIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { LANGS } from "@/lib/domain/core/languages";
import { wishedCall } from "@/lib/domain/calls/call";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Person } from "@/lib/domain/leads/person";
import { WANTS } from "@/lib/domain/leads/wants";
import { CHECK, CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { PART_PAID, personDetailOf } from "@/test/builders/person-details";
import {
  ANY,
  type DeskTemplate,
  filledText,
  MAX_TEMPLATES,
  messageOf,
  templatesFor,
  TEMPLATE_CHARS,
  textProblem,
  withNamesOfToday,
} from "./templates";

const rowOf = (lead: Lead, part: Partial<Person> = {}) => personDetailOf({ a: lead }, part).row;
const SITE = "https://bizgrow.example";
const messages = { en: messageWordsIn("en", SITE), hi: messageWordsIn("hi", SITE) };
const words = messages.en;
const template = (parts: Partial<DeskTemplate>): DeskTemplate => ({
  id: "t",
  topic: ANY,
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

test("without a text the message is empty, and without a reference its subject is our name", () => {
  const { row } = personDetailOf({ a: { ...CONTACT, reference: "" } });
  expect(messageOf(null, row, "en", words)).toEqual({ subject: words.ourName, text: "" });
});

test("a value is never read as a hole, and may end sentences", () => {
  expect(filledText("Hello {name}. Bye.", { name: "{score}. Mr. X" })).toBe(
    "Hello {score}. Mr. X. Bye.",
  );
});

test("who has a time for a call is not asked for one again", () => {
  const at = Date.parse("2026-11-26T17:00:00+05:30");
  for (const topic of ["call", "question"]) {
    const lead: Lead = { ...CONTACT, topic };
    const booked: Lead = { ...lead, call: wishedCall(at) };
    const textFor = (one: Lead) =>
      messageOf(templatesFor(rowOf(one), DEFAULT_TEMPLATES)[0]!, rowOf(one), "en", words).text;
    expect(textFor(lead)).toMatch(/When may I call you\?$/);
    expect(textFor(booked)).toMatch(/We call you on Thursday, 26 November, 5:00\u00a0pm\.$/);
    expect(textFor(booked)).not.toContain("?");
  }
});

test("the stage counts more than the wish", () => {
  const all = [
    template({ id: "any" }),
    template({ id: "wish", topic: "order" }),
    template({ id: "stage", status: "new" }),
    template({ id: "wish and stage", topic: "order", status: "new" }),
    template({ id: "another wish", topic: "call" }),
    template({ id: "another stage", status: "won" }),
    template({ id: "any, too" }),
  ];
  expect(templatesFor(rowOf(CONTACT), all).map(({ id }) => id)).toEqual([
    "wish and stage",
    "stage",
    "wish",
    "any",
    "any, too",
  ]);
});

test.each<[string, Lead, Partial<Person>, string[]]>([
  ["an order", CONTACT, {}, ["order"]],
  ["a wish for a call", { ...CONTACT, topic: "call" }, {}, ["call", "callReminder"]],
  ["a Get Started form", ONBOARDING, {}, ["question"]],
  ["a check", CHECK, {}, ["check"]],
  ["an imported person", { ...CONTACT, channel: "import" }, {}, ["known"]],
  ["a talk", CONTACT, { stage: "talking" }, ["talking"]],
  ["an offer", CONTACT, { stage: "offer" }, ["offer"]],
  ["a sale", CONTACT, { stage: "won" }, ["due"]],
  ["a loss", CONTACT, { stage: "lost" }, []],
])("of ours, %s gets its texts", (_, lead, part, ids) => {
  expect(templatesFor(rowOf(lead, part), DEFAULT_TEMPLATES).map(({ id }) => id)).toEqual(ids);
});

test("a message has the lead's values", () => {
  const [best] = templatesFor(rowOf(CONTACT), DEFAULT_TEMPLATES);
  const { subject, text } = messageOf(best!, rowOf(CONTACT), "en", words);
  expect(subject).toBe("Your request BG-C0NTACT");
  expect(text).toContain(`Hello Asha Patil, this is ${site.name}.`);
  const names = "The profit and slow months package (BizGrow Complete Package)";
  expect(text).toContain(
    `${names}, for ${packageTableIn("en")["complete"]!.price.whole}. When may I`,
  );
  expect(text).toContain("(BG-C0NTACT)");
  const check = DEFAULT_TEMPLATES.find(({ id }) => id === "check")!;
  const scored = messageOf(check, rowOf(CHECK), "en", words).text;
  expect(scored).toContain("Your score is 43 of 100. Your priority area: Operations");
  const healthy = messageOf(check, rowOf({ ...CHECK, area: null }), "en", words).text;
  expect(healthy).toContain("Your score is 43 of 100. If you would like a call");
});

test("who owes is told how much, and who does not is not", () => {
  const due = DEFAULT_TEMPLATES.find(({ id }) => id === "due")!;
  const textFor = (sales: Person["sales"]) =>
    messageOf(due, rowOf(CONTACT, { stage: "won", sales }), "en", words).text;
  expect(textFor([PART_PAID])).toContain("₹9,699 is still to be paid.");
  const rest = { ...PART_PAID.payments[0]!, rupees: 9_699 };
  const paid = { ...PART_PAID, payments: [...PART_PAID.payments, rest] };
  expect(textFor([paid])).toContain("Thank you for working with us.");
  expect(textFor([paid])).not.toContain("still to be paid");
});

test("the area of a package says nothing to a person who took no check", () => {
  const text = { en: "Fix {area}. Grade {grade}. Bye.", hi: "{area}।" };
  expect(messageOf(template({ texts: text }), rowOf(CONTACT), "en", words).text).toBe("Bye.");
});

test("our templates are right, and each is there once", () => {
  const ids = DEFAULT_TEMPLATES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(MAX_TEMPLATES);
  for (const { texts } of DEFAULT_TEMPLATES)
    for (const lang of LANGS) expect(textProblem(texts[lang])).toBeNull();
  for (const wants of WANTS)
    expect(DEFAULT_TEMPLATES.filter(({ topic }) => topic === wants)).not.toEqual([]);
});

test.each([
  ["onboarding", ANY, "question", ANY],
  ["start", ANY, "question", ANY],
  ["result", ANY, "check", ANY],
  ["demo", "demo", "call", "talking"],
  ["order", "won", "order", "won"],
  ["of a later release", "another", "of a later release", "another"],
])(
  "the text of an earlier release for %s and %s is for %s and %s",
  (topic, status, wish, stage) => {
    expect(withNamesOfToday({ topic, status })).toEqual({ topic: wish, status: stage });
  },
);

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
  expect(["Hi", ""].map(textProblem)).toEqual([null, "empty"]);
});
