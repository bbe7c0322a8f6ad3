/** @jest-environment <rootDir>/test/support/browser-environment.mjs */
// holds: #posts
import "@/test/support/browser-setup";
import { renderToStaticMarkup } from "react-dom/server";
import { AuthProvider } from "@/components/auth/auth-provider";
import { POST_FACTS } from "@/lib/content/facts/post-facts";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { wordsIn } from "@/test/support/words-in";
import PostPage from "./page";

let lang: Lang = "en";
jest.mock("next/root-params", () => ({ lang: () => Promise.resolve(lang) }), { virtual: true });

/** The text of a post's article, without drawings and without what only screen readers get. */
const wordsOf = async (slug: string): Promise<number> => {
  const html = renderToStaticMarkup(
    <AuthProvider lang={lang}>
      {await PostPage({ params: Promise.resolve({ slug }) })}
    </AuthProvider>,
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const hidden of page.querySelectorAll(".sr-only")) hidden.remove();
  const walker = page.createTreeWalker(page.querySelector("article")!, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return wordsIn(texts).length;
};

test.each(POST_FACTS)("$slug: 600 to 900 words, Hindi within 12 %", async ({ slug }) => {
  const counted: number[] = [];
  for (lang of LANGS) counted.push(await wordsOf(slug));
  const [english = 0, hindi = 0] = counted;
  expect(english).toBeGreaterThanOrEqual(600);
  expect(Math.max(english, hindi)).toBeLessThanOrEqual(900);
  expect(Math.abs(hindi / english - 1)).toBeLessThanOrEqual(0.12);
});
