/** @jest-environment <rootDir>/test/support/browser-environment.mjs */
// holds: #pages, #scoring
import "@/test/support/browser-setup";
import { cleanup, render, screen } from "@testing-library/react";
import { contentIn } from "@/lib/content";
import { METHOD_SOURCES, QUESTION_SOURCES } from "@/lib/content/facts/method-facts";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import MethodPage from "./page";

/** Next.js takes the language from the address of the page. */
let lang: Lang = "en";
jest.mock("next/root-params", () => ({ lang: () => Promise.resolve(lang) }), { virtual: true });

const shown = async (one: Lang) => {
  cleanup();
  lang = one;
  return render(await MethodPage()).container;
};

test.each(LANGS)(
  "%s: each question of the 15 is named once, with its source or as our judgement",
  async (one) => {
    const page = await shown(one);
    const { method, result } = contentIn(one);
    const entries = [...page.querySelectorAll<HTMLElement>("#questions ~ * li")];
    for (const id of QUESTION_IDS) {
      const [entry, ...more] = entries.filter((li) => li.textContent.includes(result.topics[id]));
      expect(more).toEqual([]);
      const source = QUESTION_SOURCES[id];
      expect(entry).toHaveTextContent(source ? METHOD_SOURCES[source].title : method.questions.own);
    }
  },
);

test("both languages name the same sources, each of which backs a question", async () => {
  const sourcesIn = async (one: Lang) => {
    const page = await shown(one);
    const outside = [...page.querySelectorAll<HTMLAnchorElement>("a[href^='https:']")];
    return outside.map((link) => link.getAttribute("href"));
  };
  const english = await sourcesIn("en");
  expect(await sourcesIn("hi")).toEqual(english);
  expect(english).toEqual(Object.values(METHOD_SOURCES).map(({ url }) => url));
  expect(Object.values(QUESTION_SOURCES)).toEqual(
    expect.arrayContaining(Object.keys(METHOD_SOURCES)),
  );
});

test.each(LANGS)("%s: no hole is left, and the check is linked", async (one) => {
  const page = await shown(one);
  const text = [...page.querySelectorAll("section")]
    .map(({ textContent }) => textContent)
    .join(" ");
  expect(text).not.toMatch(/[{}[\]|]/);
  expect(screen.getByRole("link", { name: contentIn(one).method.made.check })).toHaveAttribute(
    "href",
    pathIn(one, "/health-check"),
  );
});
