/** @jest-environment <rootDir>/test/support/browser-environment.mjs */
// holds: #pages
import "@/test/support/browser-setup";
import { cleanup, render, screen, within } from "@testing-library/react";
import { contentIn } from "@/lib/content";
import { claimsIn } from "@/lib/content/facts/claims";
import { site } from "@/lib/content/facts/site";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import AboutPage from "./about/page";

/** Next.js takes the language from the address of the page. */
let lang: Lang = "en";
jest.mock("next/root-params", () => ({ lang: () => Promise.resolve(lang) }), { virtual: true });

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

describe.each(LANGS)("in %s", (one) => {
  const { about } = contentIn(one);
  beforeEach(() => (lang = one));

  test("About asks to know the people only where it names them, and says which claims have no source", async () => {
    render(await AboutPage());
    const { numbers, title, titleWithPeople } = about;
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      site.advisers.length > 0 ? titleWithPeople : title,
    );
    const claims = within(screen.getByRole("region", { name: numbers.title }));
    expect(claims.queryAllByText(numbers.none)).toHaveLength(
      claimsIn(one).filter(({ basis }) => basis === null).length,
    );
  });
});
