/** @jest-environment <rootDir>/test/support/browser-environment.mjs */
// holds: #pages
import "@/test/support/browser-setup";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { contentIn } from "@/lib/content";
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

  test("the hero's buttons lead to Get Started, the sample and the check", async () => {
    render(await HomePage());
    const { check, demo, start } = home.hero.buttons;
    const hrefs = (name: string) =>
      screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
    expect(hrefs(start)).toEqual([pathIn(one, "/onboarding")]);
    expect(hrefs(demo)).toEqual([pathIn(one, "/health-check?sample=1")]);
    expect(new Set(hrefs(check))).toEqual(new Set([pathIn(one, "/health-check")]));
  });

  test("the contact page has the form, and phone, e-mail and opening hours", async () => {
    const page = await ContactPage({ params: Promise.resolve({}) });
    const { container } = await act(async () => render(page));
    expect(await screen.findByRole("form", { name: leads.contact.title })).toBeInTheDocument();
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(site.phone.shown)).toBe(`tel:${site.phone.dial}`);
    expect(hrefOf(site.email)).toBe(`mailto:${site.email}`);
    expect(screen.getByText(contact.ways.hours)).toBeInTheDocument();
    for (const text of [chrome.footer.hours, chrome.footer.closed])
      expect(container).toHaveTextContent(text);
  });
});
