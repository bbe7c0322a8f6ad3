import { type Reachable, waysTo } from "./lead-contact";

const MESSAGE = { subject: "Your request", text: "Hello Asha & all" };
const ASHA = { phone: "+919876543210", email: "asha@example.in", isSilent: false };
const ways = (part: Partial<Reachable>) => waysTo({ ...ASHA, ...part }, MESSAGE);

test("call, chat and mail lead to the person, the last two with the message", () => {
  const { call, chat, mail } = ways({});
  expect(call).toBe("tel:+919876543210");
  expect(chat).toMatch(/^https:\/\/wa\.me\/919876543210\?/);
  expect(new URL(chat!).searchParams.get("text")).toBe(MESSAGE.text);
  expect(mail).toBe("mailto:asha@example.in?subject=Your%20request&body=Hello%20Asha%20%26%20all");
});

test("no contact link for somebody to whom we may not write, or without phone and email", () => {
  const none = { call: null, chat: null, mail: null };
  expect(ways({ isSilent: true })).toEqual(none);
  expect(ways({ phone: "ask", email: "" })).toEqual(none);
  expect(ways({ phone: "" }).call).toBeNull();
});

test("an address cannot add anything to the link", () => {
  const { mail } = ways({ email: "a@b.in?bcc=x@y.in&b" });
  expect(mail).toMatch(/^mailto:a@b\.in%3Fbcc%3Dx@y\.in%26b\?subject=/);
});

test.each([
  ["+914426161234", false],
  ["022 2403 1234", false],
  ["9847065432", true],
  ["+971501234567", true],
])("WhatsApp with %s: %s", (phone, hasChat) => {
  const { call, chat } = ways({ phone });
  expect(call).toMatch(/^tel:\+/);
  expect(chat !== null).toBe(hasChat);
});

test("an extension is dialled behind the number, and is left out of a chat", () => {
  const { call, chat } = ways({ phone: "+971501234567 ext 12" });
  expect(call).toBe("tel:+971501234567;ext=12");
  expect(chat).toMatch(/^https:\/\/wa\.me\/971501234567\?/);
});
