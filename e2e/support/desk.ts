import { expect, type Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

/** The desk as an operator uses it. */
export const deskOn = (page: Page, lang: Lang) => {
  const words = contentIn(lang).desk;
  const main = page.getByRole("main");
  const section = (name: string) => main.getByRole("region", { name, exact: true });
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const rows = main.locator(".person");
  return {
    words,
    main,
    section,
    button,
    rows,
    /** Opens a page of the desk, such as "/add"; the list by default. */
    open: async (path = "/leads") => {
      await page.goto(pathIn(lang, `/desk${path}`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
    },
    /** Looks for words; ends when as many people are shown as there should be. */
    find: async (text: string, count: number) => {
      await main.getByRole("searchbox", { name: words.filter.text }).fill(text);
      await button(words.filter.find).first().click();
      if (text !== "") await expect(page).toHaveURL(/[?&](?:found|reference)=/);
      await expect(rows).toHaveCount(count);
    },
    row: (name: string) => rows.filter({ hasText: name }).locator(".person-who"),
    /** Opens what comes after a talk with the person of a row. */
    nextOf: (name: string) => rows.filter({ hasText: name }).locator("summary"),
    heading: (name: string) => main.getByRole("heading", { name, exact: true }),
    /** Won or lost of the lead on the screen, which asks for more. */
    fold: (status: "won" | "lost") =>
      main
        .getByRole("group", { name: words.leadPage.stage })
        .locator("summary")
        .filter({ hasText: words.statuses[status] }),
    /** A status of the lead on the screen, saved on tap. */
    status: (status: keyof typeof words.statuses) =>
      main
        .getByRole("group", { name: words.leadPage.stage })
        .getByRole("button", { name: words.statuses[status], exact: true }),
    note: main.getByRole("textbox", { name: words.leadPage.note.label }),
    save: button(words.leadPage.note.save),
    notes: section(words.leadPage.note.title),
    /** What the last form says. */
    saved: page.getByText(words.leadPage.outcome.saved),
    /** Opens what is folded under this summary. */
    unfold: (summary: string) => main.getByText(summary, { exact: true }).click(),
    /** A tab; its name may end in a number. */
    tab: (name: string) =>
      page
        .getByRole("navigation", { name: words.views.label, exact: true })
        .getByRole("link", { name: new RegExp(`^${name}( |$)`) }),
    back: main.getByRole("link", { name: words.detail.back }).first(),
  };
};

/** The desk with the people who have some words in their leads, as many as there should be. */
export const deskThatFound = async (page: Page, lang: Lang, text: string, count: number) => {
  const desk = deskOn(page, lang);
  await desk.open();
  await desk.find(text, count);
  return desk;
};
