// holds: #your-request
import { wishedCall } from "@/lib/domain/calls/call";
import { CONTACT } from "@/test/builders/desk-leads";
import type { ContactLead } from "./lead";
import { isRequestToken, requestPath, requestView } from "./request-view";

const TIME = 1_795_781_400_000;
const lead = (changes: Partial<ContactLead> = {}): ContactLead => ({
  ...CONTACT,
  topic: "call",
  call: wishedCall(TIME),
  ...changes,
});

test("the private page shows what is held, and what was asked", () => {
  const { reference, packageId } = CONTACT;
  const shown = { reference, packageId, wants: "call" };
  const call = { at: TIME, asked: TIME, end: null, changes: 0 };
  expect(requestView(lead())).toEqual({ ...shown, call });
  expect(requestView(lead({ flags: ["spam"] }))).toEqual({ ...shown, call: { ...call, at: null } });
  expect(requestView(lead({ call: null }))).toEqual({ ...shown, call: null });
});

test("the private page's address has its token after the #, in the language of the page", () => {
  const token = "t".repeat(86);
  expect(requestPath("en", token)).toBe(`/request#${token}`);
  expect(requestPath("hi", token)).toBe(`/hi/request#${token}`);
  expect(isRequestToken(token)).toBe(true);
  expect(isRequestToken(`${token}t`)).toBe(false);
});
