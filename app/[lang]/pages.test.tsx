/** @jest-environment <rootDir>/test/support/browser-environment.mjs */
// holds: #pages
import "@/test/support/browser-setup";
import { cleanup, render, screen } from "@testing-library/react";
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

  test("About of a firm that names nobody confesses nothing, and says once that its figures have no source", async () => {
    const { container } = render(await AboutPage());
    expect([site.advisers, site.grievanceOfficer]).toEqual([[], null]);
    expect(claimsIn(one).filter(({ basis }) => basis !== null)).toEqual([]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(about.title);
    expect(screen.getAllByText(about.numbers.none)).toHaveLength(1);
    const said = container.textContent;
    expect(said).not.toMatch(/grievance officer|शिकायत अधिकारी/);
    expect(said.split(/\s+/).length).toBeLessThan(170);
  });
});
