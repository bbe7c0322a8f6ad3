const KEY = "bizgrow-signed-in";
const ACCOUNT = { uid: "u1", name: "Asha Patil", email: "asha@example.in", photoURL: null };

const newPage = () => {
  jest.resetModules();
  return import("./sign-in-hint");
};

beforeEach(() => localStorage.clear());

test.each([
  "",
  "{",
  "null",
  "[]",
  "1",
  JSON.stringify({ ...ACCOUNT, uid: "" }),
  JSON.stringify({ ...ACCOUNT, uid: 1 }),
  JSON.stringify({ ...ACCOUNT, name: null }),
  JSON.stringify({ ...ACCOUNT, email: undefined }),
  JSON.stringify({ ...ACCOUNT, photoURL: 1 }),
  JSON.stringify({ uid: "u1", name: "", email: "" }),
])("a damaged hint is none: %s", async (text) => {
  localStorage.setItem(KEY, text);
  expect((await newPage()).readHint()).toBeNull();
});

test("listeners hear of it on this page and from other tabs, until they end", async () => {
  const page = await newPage();
  let heard = 0;
  const end = page.onHintChange(() => (heard += 1));
  page.writeHint(ACCOUNT);
  page.removeHint();
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(heard).toBe(3);
  end();
  page.writeHint(ACCOUNT);
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(heard).toBe(3);
});
