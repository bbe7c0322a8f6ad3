import { render, screen, within } from "@testing-library/react";
import { contentIn } from "@/lib/content";
import { LANGS } from "@/lib/domain/core/languages";
import { LawPage } from "./law-page";

test.each(LANGS)("a law page leads from its contents to each numbered section: %s", (lang) => {
  const { terms } = contentIn(lang);
  const titles = Object.values(terms.sections).map(({ title }) => title);
  const { container } = render(
    <LawPage lang={lang} id="terms" below={{ packages: <p>the packages</p> }} />,
  );
  const links = within(screen.getByRole("navigation")).getAllByRole("link");
  // Once for a phone and once for a wide screen; a style sheet hides one of them.
  expect(links.map(({ textContent }) => textContent)).toEqual([...titles, ...titles]);
  const targets = links
    .slice(titles.length)
    .map((link) => container.querySelector(link.getAttribute("href") ?? ""));
  expect(targets.map((target) => target?.querySelector("h2")?.textContent)).toEqual(
    titles.map((title, at) => `${at + 1}. ${title}`),
  );
  expect(screen.getByRole("heading", { level: 1, name: terms.title })).toBeVisible();
  expect(container.querySelector("#packages")).toHaveTextContent("the packages");
  for (const { text } of Object.values(terms.sections))
    for (const paragraph of text) expect(container).toHaveTextContent(paragraph);
});
