import { contentIn } from "@/lib/content";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { emailSubject, waysTo } from "./lead-contact";
import { leadRow } from "./lead-row";
import type { Lead } from "./lead";

const MESSAGE = { subject: "Your request", text: "Hello Asha & all" };
const rowOf = (lead: Lead) => leadRow("id", { ...lead, createdAt: 1 });
const ways = (lead: Lead) => waysTo(rowOf(lead), MESSAGE);

test("call, chat and mail lead to the person, the last two with the message", () => {
  const { call, chat, mail } = ways(CONTACT);
  expect(call).toBe("tel:+919876543210");
  expect(chat).toMatch(/^https:\/\/wa\.me\/919876543210\?/);
  expect(new URL(chat!).searchParams.get("text")).toBe(MESSAGE.text);
  expect(mail).toBe("mailto:asha@example.in?subject=Your%20request&body=Hello%20Asha%20%26%20all");
});

test("an email names the request; a subscriber of the newsletter sent none", () => {
  const { hello } = contentIn("en").desk;
  expect(emailSubject(rowOf(CONTACT), hello)).toBe("Your request BG-C0NTACT");
  expect(emailSubject(rowOf(NEWSLETTER), hello)).toMatch(/newsletter/);
});

test("no contact link for a withdrawn lead, or for one without phone and email", () => {
  const none = { call: null, chat: null, mail: null };
  expect(ways({ ...NEWSLETTER, endedAt: 5 })).toEqual(none);
  expect(ways({ ...ONBOARDING, phone: "ask", email: "" })).toEqual(none);
  expect(ways({ ...CHECK, email: "m@example.in" }).call).toBeNull();
});

test("an address cannot add anything to the link", () => {
  const { mail } = ways({ ...NEWSLETTER, email: "a@b.in?bcc=x@y.in&b" });
  expect(mail).toMatch(/^mailto:a@b\.in%3Fbcc%3Dx@y\.in%26b\?subject=/);
});

test.each([
  ["+914426161234", false],
  ["022 2403 1234", false],
  ["9847065432", true],
  ["+971501234567", true],
])("WhatsApp with %s: %s", (phone, hasChat) => {
  const { call, chat } = ways({ ...CONTACT, phone });
  expect(call).toMatch(/^tel:\+/);
  expect(chat !== null).toBe(hasChat);
});

test("an extension is dialled behind the number, and is left out of a chat", () => {
  const { call, chat } = ways({ ...CONTACT, phone: "+971501234567 ext 12" });
  expect(call).toBe("tel:+971501234567;ext=12");
  expect(chat).toMatch(/^https:\/\/wa\.me\/971501234567\?/);
});
