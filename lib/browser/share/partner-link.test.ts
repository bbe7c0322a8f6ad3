import { forgetPartnerLink, keepPartnerLink, partnerLink } from "./partner-link";
import { mayHavePartnerLink, PARTNER_LINK_KEY } from "./partner-link-key";

const TOKEN = "abcdefghijklmnopqrst_-";
const DAY_MS = 24 * 60 * 60_000;

afterEach(forgetPartnerLink);

test("the link opened last waits until it is forgotten", () => {
  expect([mayHavePartnerLink(), partnerLink()]).toEqual([false, null]);
  keepPartnerLink("A".repeat(22));
  keepPartnerLink(TOKEN);
  expect([mayHavePartnerLink(), partnerLink()]).toEqual([true, TOKEN]);
  forgetPartnerLink();
  expect([mayHavePartnerLink(), partnerLink()]).toEqual([false, null]);
});

test.each([
  ["older than 90 days", { token: TOKEN, savedAt: Date.now() - 91 * DAY_MS }],
  ["from a clock far ahead", { token: TOKEN, savedAt: Date.now() + 91 * DAY_MS }],
  ["without a time", { token: TOKEN }],
  ["no token of ours", { token: "<script>", savedAt: Date.now() }],
  ["no object", 7],
])("a stored link that is %s is deleted", (_name, stored) => {
  localStorage.setItem(PARTNER_LINK_KEY, JSON.stringify(stored));
  expect(partnerLink()).toBeNull();
  expect(localStorage.getItem(PARTNER_LINK_KEY)).toBeNull();
});
