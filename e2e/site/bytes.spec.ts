// holds: #speed
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { contentIn } from "@/lib/content";
import { checkOn } from "@/e2e/support/check";
import { PUBLIC_PAGES } from "@/e2e/support/public-pages";
import { expect, test } from "@/e2e/support/stack";

const CHUNKS = ".next/static";
/** Each page's own text as React reads it: what the page shows anyway, and no other page loads. */
const PAGE_STATE = "press/";
const FIREBASE_CODE = "identitytoolkit.googleapis.com";
const MAX_FIREBASE_BYTES = 31 * 1024;

const scriptsIn = async (folder: string) =>
  Promise.all(
    (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith(".js") && !name.startsWith(PAGE_STATE))
      .map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })),
  );

test("what the browser gets holds no zod, no key, no server code and no content of a language", async () => {
  const scripts = await scriptsIn(CHUNKS);
  expect(scripts.length).toBeGreaterThan(3);
  for (const { name, text } of scripts) {
    for (const word of [
      "ZodError",
      "invalid_type",
      "GROQ_API_KEY",
      "gsk_",
      "PRIVATE KEY",
      "ownerTokenHash",
      "node:sqlite",
      "You advise owners of small Indian businesses",
      "firebase-admin",
      "api.groq.com",
      contentIn("en").questions.wording.b1,
      contentIn("hi").questions.wording.b1,
    ])
      expect(text.includes(word), `${word} in ${name}`).toBe(false);
  }
});

/** Elements of client components in a page's state, Next's own included (docs/product/site.md#speed). */
const MOST_HYDRATED = 27;

test("no public page has more components to hydrate than it may, and none loads a script before its load event", async () => {
  const app = ".next/server/app";
  for (const { lang, path } of PUBLIC_PAGES) {
    const html = await readFile(join(app, `${lang}${path === "/" ? "" : path}.html`), "utf8");
    const [, code = ""] = /data-code="\/_next\/([^"]+)"/.exec(html)!;
    const state = await readFile(join(".next", code), "utf8");
    const hydrated = state.match(/\[\\"\$\\",\\"\$L/g)!;
    expect(html, path).not.toMatch(/<script[^>]* src=/);
    expect(hydrated.length, path).toBeLessThanOrEqual(MOST_HYDRATED);
  }
});

test("Google's sign-in costs 31 KB on the way at most, and stands in one file", async () => {
  const scripts = await scriptsIn(CHUNKS);
  const sizes = scripts
    .filter(({ text }) => text.includes(FIREBASE_CODE))
    .map(({ text }) => gzipSync(text).length);
  expect(sizes).toEqual([expect.any(Number)]);
  expect(sizes[0]).toBeLessThanOrEqual(MAX_FIREBASE_BYTES);
});

test("the home page loads no code of the check before it is asked for", async ({ page }) => {
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const before = new Set(loaded);
  const scripts = await scriptsIn(CHUNKS);
  const quiz = scripts
    .filter(({ text }) => text.includes("bizgrow-outbox"))
    .map(({ name }) => name);
  expect(quiz.length).toBeGreaterThan(0);
  expect([...before].filter((path) => quiz.some((name) => path.endsWith(name)))).toEqual([]);
  expect([...before].filter((path) => path.includes("/words/") || path.includes("/api/"))).toEqual(
    [],
  );
  await checkOn(page, "en").openFromHome();
  expect(loaded.some((path) => quiz.some((name) => path.endsWith(name)))).toBe(true);
  expect(loaded).toContain("/words/check");
});
