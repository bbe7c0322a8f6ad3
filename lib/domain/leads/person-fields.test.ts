// holds: #paying, #one-key-a-person
import { strongestFirst } from "./person-fields";
import type { PersonLead } from "./person-lead";

const lead = (id: string, part: Partial<PersonLead>): PersonLead => ({
  id,
  until: null,
  receivedAt: 1,
  wants: "order",
  status: "talking",
  nextAt: null,
  owner: null,
  packageId: null,
  area: null,
  lang: "en",
  source: "",
  isWaiting: false,
  answeredAt: null,
  isSpam: false,
  isEnded: false,
  callAt: null,
  claimedAt: null,
  ...part,
});
const order = (...leads: PersonLead[]) => strongestFirst(leads).map(({ id }) => id);

test("who says to have paid comes first, also when it is won, but not as spam or withdrawn", () => {
  const open = lead("open", {});
  const claimed = { status: "won", claimedAt: 2 };
  expect(order(open, lead("paid", claimed))).toEqual(["paid", "open"]);
  expect(order(lead("spam", { ...claimed, isSpam: true }), open)).toEqual(["open", "spam"]);
  expect(order(lead("ended", { ...claimed, isEnded: true }), open)).toEqual(["open", "ended"]);
});
