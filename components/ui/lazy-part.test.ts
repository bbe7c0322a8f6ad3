import { lazyPart } from "./lazy-part";

const realFetch = globalThis.fetch;
afterEach(() => (globalThis.fetch = realFetch));

test("code and words are loaded once for each language, and again after a failure", async () => {
  const asked: string[] = [];
  let isOffline = true;
  globalThis.fetch = (path) => {
    asked.push(String(path));
    return isOffline
      ? Promise.reject(new TypeError("offline"))
      : Promise.resolve(Response.json({ title: String(path) }));
  };
  const code = jest.fn(async () => ({ Dialog: "dialog" }));
  const load = lazyPart(code, "check");
  await expect(load("en")).rejects.toThrow("offline");
  isOffline = false;
  const [first, second] = [load("en"), load("en")];
  expect(second).toBe(first);
  expect(await first).toEqual({ Dialog: "dialog", words: { title: "/words/check" } });
  expect(await load("hi")).toEqual({ Dialog: "dialog", words: { title: "/hi/words/check" } });
  expect(asked).toEqual(["/words/check", "/words/check", "/hi/words/check"]);
  expect(code).toHaveBeenCalledTimes(3);
});

test("two parts share the words of a slice; a refusal, and a page of a proxy, count as a failure", async () => {
  let reply = new Response("", { status: 503 });
  const fetched = jest.fn(async () => reply);
  globalThis.fetch = fetched;
  const menu = lazyPart(async () => ({ Menu: 1 }), "shell");
  const letter = lazyPart(async () => ({ Letter: 2 }), "shell");
  await expect(menu("en")).rejects.toThrow("/words/shell: 503");
  for (const body of ["", "<h1>Welcome to our Wi-Fi</h1>"]) {
    reply = new Response(body);
    await expect(menu("en")).rejects.toThrow("JSON");
  }
  reply = Response.json({ title: "Newsletter" });
  const [one, other] = await Promise.all([menu("en"), letter("en")]);
  expect(one.words).toBe(other.words);
  expect(fetched).toHaveBeenCalledTimes(4);
});
