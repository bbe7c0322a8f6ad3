/** @jest-environment <rootDir>/test/support/browser-environment.mjs */
// holds: #pages
import "@/test/support/browser-setup";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { contentIn } from "@/lib/content";
import { contactPageIn } from "@/lib/content/slices/contact-words";
import { claimsIn } from "@/lib/content/facts/claims";
import { site } from "@/lib/content/facts/site";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { PACKAGES } from "@/lib/domain/check/packages";
import AboutPage from "./about/page";
import ContactPage from "./contact/page";
import HomePage from "./page";

/** Next.js takes the language from the address of the page. */
let lang: Lang = "en";
jest.mock("next/root-params", () => ({ lang: () => Promise.resolve(lang) }), { virtual: true });

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

describe.each(LANGS)("in %s", (one) => {
  const { about, chrome, contact, home, leads, packages } = contentIn(one);
  beforeEach(() => (lang = one));

  test("the home page has hero, package cards and how it works, and the four claims by name", async () => {
    render(await HomePage());
    const titles = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    for (const title of [home.hero.count, home.steps.title, packages.title])
      expect(titles.filter((text) => text?.includes(title))).toHaveLength(1);
    for (const { name } of PACKAGES) expect(titles).toContain(name);
    const claims = within(screen.getByRole("region", { name: home.claims.title }));
    expect(
      claims
        .getAllByRole("term")
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual(claimsIn(one).map(({ label, figure }) => [label, figure]));
    expect(claims.getByRole("link", { name: home.claims.counted })).toHaveAttribute(
      "href",
      pathIn(one, "/about#numbers"),
    );
  });

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
