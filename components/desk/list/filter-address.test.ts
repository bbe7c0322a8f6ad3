import { addressOf, choiceIn } from "./filter-address";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("a choice survives a reload: words in the tab, all else in the address", () => {
  const choice = {
    filter: { text: "Asha", status: "new", owner: "me", from: 10, flagged: "only" } as const,
    order: "next" as const,
  };
  const address = addressOf(choice);
  expect(address).toBe("?leads&status=new&owner=me&from=10&flagged=only&order=next");
  expect(choiceIn(address)).toEqual(choice);
});

test("without a filter the address is short, and the words are forgotten", () => {
  addressOf({ filter: { text: "Asha" }, order: "newest" });
  expect(addressOf({ filter: {}, order: "newest" })).toBe("?leads");
  expect(choiceIn("?leads")).toEqual({ filter: {}, order: "newest" });
});

test("what is not known in an address is left out", () => {
  const search = "?leads&status=maybe&from=today&owner=&kind=contact&order=random&x=1";
  expect(choiceIn(search)).toEqual({ filter: { kind: "contact" }, order: "newest" });
});

test("blocked storage loses the words only", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  expect(addressOf({ filter: { text: "Asha", kind: "check" }, order: "newest" })).toBe(
    "?leads&kind=check",
  );
  expect(choiceIn("?leads&kind=check").filter).toEqual({ kind: "check" });
});
