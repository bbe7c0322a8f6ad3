import { contentOf } from "@/lib/content";
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { SPEC_SITE } from "@/test/builders/sites";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { helloOf, type HelloWords, waysTo } from "./lead-contact";
import { leadRow } from "./lead-row";
import type { Lead } from "./lead";

const rowOf = (lead: Lead) => leadRow("id", { ...lead, createdAt: 1 });
const ways = (lead: Lead, words: HelloWords) => {
  const row = rowOf(lead);
  return waysTo(row, helloOf(row, words));
};
const hello = {
  en: contentOf(SPEC_SITE, "en").desk.hello,
  hi: contentOf(SPEC_SITE, "hi").desk.hello,
};

test("call, chat and mail lead to the person, with a first sentence by name and number", () => {
  const { call, chat, mail } = ways(CONTACT, hello.en);
  expect(call).toBe("tel:+919876543210");
  const sentence = new URL(chat!).searchParams.get("text");
  expect(chat).toMatch(/^https:\/\/wa\.me\/919876543210\?/);
  expect(sentence).toContain("Hello Asha Patil, this is BizGrow");
  expect(mail).toMatch(/^mailto:asha@example\.in\?subject=Your%20request%20BG-C0NTACT&body=Hello/);
});

test("a request for a call has no message: the first sentence names the request", () => {
  const call: Lead = { ...CONTACT, topic: "call", message: "" };
  const sentence = (words: HelloWords) => new URL(ways(call, words).chat!).searchParams.get("text");
  expect(sentence(hello.en)).toContain("You asked us to call you about your Health Check");
  expect(sentence(hello.hi)).toContain("हेल्थ चेक");
});

test("a lead in Hindi gets a Hindi sentence", () => {
  const { chat } = ways(ONBOARDING, hello.hi);
  expect(new URL(chat!).searchParams.get("text")).toMatch(/^नमस्ते रवि Sharma जी, हम BizGrow/);
});

test("without a name the sentence has no hole in it", () => {
  const { mail, call } = ways({ ...CHECK, email: "m@example.in" }, hello.en);
  expect(decodeURIComponent(mail!)).toContain("body=Hello, this is BizGrow.");
  expect(call).toBeNull();
  expect(decodeURIComponent(ways({ ...CHECK, email: "m@x.in" }, hello.hi).mail!)).toContain(
    "body=नमस्ते जी, हम",
  );
});

test("a check's lead without a number is asked for it", () => {
  const template = DEFAULT_TEMPLATES.find(({ id }) => id === "check")!;
  for (const [lang, asked] of [
    ["en", "please send me your number"],
    ["hi", "अपना नंबर"],
  ] as const) {
    const { mail } = ways({ ...CHECK, email: "m@example.in" }, hello[lang]);
    expect(decodeURIComponent(mail!)).toContain(asked);
    expect(template.texts[lang]).toContain(asked);
  }
});

test("no contact link for a withdrawn lead, or for one without phone and email", () => {
  const none = { call: null, chat: null, mail: null };
  expect(ways({ ...NEWSLETTER, endedAt: 5 }, hello.en)).toEqual(none);
  expect(ways({ ...ONBOARDING, phone: "ask", email: "" }, hello.en)).toEqual(none);
});

test("an address cannot add anything to the link", () => {
  const { mail } = ways({ ...NEWSLETTER, email: "a@b.in?bcc=x@y.in&b" }, hello.en);
  expect(mail).toMatch(/^mailto:a@b\.in%3Fbcc%3Dx@y\.in%26b\?subject=/);
});

test("a subscriber of the newsletter gets no answer to a request", () => {
  const { mail } = ways(NEWSLETTER, hello.en);
  const text = decodeURIComponent(mail!);
  expect(text).toContain("subject=The BizGrow newsletter&");
  expect(text).toContain("reply with the word “stop”");
  expect(decodeURIComponent(ways(NEWSLETTER, hello.hi).mail!)).toContain("न्यूज़लेटर");
});

test.each([
  ["+914426161234", false],
  ["022 2403 1234", false],
  ["9847065432", true],
  ["+971501234567", true],
])("WhatsApp with %s: %s", (phone, hasChat) => {
  const { call, chat } = ways({ ...CONTACT, phone }, hello.en);
  expect(call).toMatch(/^tel:\+/);
  expect(chat !== null).toBe(hasChat);
});

test("an extension is dialled behind the number, and is left out of a chat", () => {
  const { call, chat } = ways({ ...CONTACT, phone: "+971501234567 ext 12" }, hello.en);
  expect(call).toBe("tel:+971501234567;ext=12");
  expect(chat).toMatch(/^https:\/\/wa\.me\/971501234567\?/);
});
