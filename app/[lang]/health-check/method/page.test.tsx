/** @jest-environment <rootDir>/test/support/browser-environment.mjs */
// holds: #pages, #scoring
import "@/test/support/browser-setup";
import { cleanup, render, screen, within } from "@testing-library/react";
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
  "%s: each question has its practice, and a source or our judgement",
  async (one) => {
    await shown(one);
    const { method, questions } = contentIn(one);
    for (const id of QUESTION_IDS) {
      const entry = within(screen.getByText(questions.wording[id]).closest("li")!);
      expect(entry.getByText(method.practices[id])).toBeInTheDocument();
      const source = QUESTION_SOURCES[id];
      if (source)
        expect(entry.getByRole("link")).toHaveTextContent(METHOD_SOURCES[source].publisher);
      else expect(entry.getByText(method.questions.own)).toBeInTheDocument();
    }
  },
);

test("both languages name the same sources, each of which backs a question", async () => {
  const sourcesIn = async (one: Lang) => {
    const page = await shown(one);
    const anchors = [...page.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
    for (const anchor of anchors)
      expect(page.querySelector(anchor.getAttribute("href")!)).not.toBeNull();
    const outside = [...page.querySelectorAll<HTMLAnchorElement>("a[href^='https:']")];
    return [...anchors, ...outside].map((link) => link.getAttribute("href"));
  };
  const english = await sourcesIn("en");
  expect(await sourcesIn("hi")).toEqual(english);
  for (const [id, { url }] of Object.entries(METHOD_SOURCES))
    expect(english).toEqual(expect.arrayContaining([`#${id}`, url]));
});

test.each(LANGS)(
  "%s: the shares of level areas are figures, no hole is left, and the check is linked",
  async (one) => {
    const page = await shown(one);
    const text = [...page.querySelectorAll("section")]
      .map(({ textContent }) => textContent)
      .join(" ");
    expect(text).toContain("21%");
    expect(text).toContain("57%");
    expect(text).not.toMatch(/[{}[\]|]/);
    expect(screen.getByRole("link", { name: contentIn(one).method.made.check })).toHaveAttribute(
      "href",
      pathIn(one, "/health-check"),
    );
  },
);
