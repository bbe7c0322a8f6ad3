import { addressOf, choiceIn, rememberText } from "./filter-address";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("a choice survives a reload: words in the tab, all else in the address", () => {
  const choice = {
    filter: { text: "Asha", status: "new", owner: "me", from: 10, flagged: "only" } as const,
    order: "next" as const,
  };
  rememberText(choice);
  const address = addressOf(choice);
  expect(address).toBe("?leads&status=new&owner=me&from=10&flagged=only&order=next");
  expect(choiceIn(address)).toEqual(choice);
});

test("without a filter the address is short, and the words are forgotten", () => {
  rememberText({ filter: { text: "Asha" }, order: "newest" });
  rememberText({ filter: {}, order: "newest" });
  expect(addressOf({ filter: {}, order: "newest" })).toBe("?leads");
  expect(choiceIn("?leads")).toEqual({ filter: {}, order: "newest" });
});

test("a link to a lead's number opens in any tab, and changes nothing before", () => {
  rememberText({ filter: { text: "Asha" }, order: "newest" });
  const address = addressOf({ filter: { text: "BG-7K2M9QX" }, order: "newest" });
  expect(address).toBe("?leads&text=BG-7K2M9QX");
  expect(choiceIn("?leads").filter).toEqual({ text: "Asha" });
  sessionStorage.clear();
  expect(choiceIn(address).filter).toEqual({ text: "BG-7K2M9QX" });
  expect(choiceIn("?leads&text=Asha").filter).toEqual({});
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
  const choice = { filter: { text: "Asha", kind: "check" }, order: "newest" } as const;
  rememberText(choice);
  expect(addressOf(choice)).toBe("?leads&kind=check");
  expect(choiceIn("?leads&kind=check").filter).toEqual({ kind: "check" });
});
