import { DRAFTS_KEY } from "./drafts-key";
import { draftOf, keepDraft } from "./note-draft";

const NOW = 1_000_000_000_000;
const DAY_MS = 24 * 60 * 60_000;
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("after seven days it is thrown away", () => {
  keepDraft("a", "old", NOW);
  expect(draftOf("a", NOW + 7 * DAY_MS - 1)).not.toBeNull();
  expect(draftOf("a", NOW + 7 * DAY_MS)).toBeNull();
  expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
});

test.each(["", "no JSON", '{"a":1}', '{"a":{"text":1,"at":2}}', "[]"])(
  "what is not a draft counts as none: %s",
  (stored) => {
    localStorage.setItem(DRAFTS_KEY, stored);
    expect(draftOf("a", NOW)).toBeNull();
  },
);

test("blocked storage throws nothing", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  keepDraft("a", "text", NOW);
  expect(draftOf("a", NOW)).toBeNull();
});
