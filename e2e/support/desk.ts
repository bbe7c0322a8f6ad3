import { expect, type Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import type { Stage } from "@/lib/domain/leads/person-notes";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

/** The desk as an operator uses it. */
export const deskOn = (page: Page, lang: Lang) => {
  const words = contentIn(lang).desk;
  const { person, screens, stages } = words;
  const main = page.getByRole("main");
  const section = (name: string) => main.getByRole("region", { name, exact: true });
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const rows = main.locator(".person");
  const talk = main.getByRole("form", { name: person.talk.title });
  return {
    words,
    main,
    section,
    button,
    rows,
    /** The stage of each row, or the wish of who is new. */
    standing: rows.locator(".person-wants"),
    talk,
    /** Opens a page of the desk, such as "/add"; the list by default. */
    open: async (path = "/people") => {
      await page.goto(pathIn(lang, `/desk${path}`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
    },
    /** Looks for words; ends when as many people are shown as there should be. */
    find: async (text: string, count: number) => {
      await main.getByRole("searchbox", { name: words.filter.text }).fill(text);
      await button(words.filter.find).first().click();
      if (text !== "") await expect(page).toHaveURL(/[?&]found=/);
      await expect(rows).toHaveCount(count);
    },
    row: (name: string) => rows.filter({ hasText: name }).locator(".person-who"),
    /** Opens what comes after a talk with the person of a row. */
    nextOf: (name: string) => rows.filter({ hasText: name }).locator("summary"),
    heading: (name: string) => main.getByRole("heading", { name, exact: true }),
    /** A stage of the person on the screen, in the form after the talk. */
    stage: (stage: Stage) => talk.getByRole("radio", { name: stages[stage], exact: true }),
    /** What a thumb taps for it. */
    stageChip: (stage: Stage) => talk.getByText(stages[stage], { exact: true }),
    /** A next step in that form. */
    step: (step: keyof typeof screens.next) =>
      talk.getByRole("radio", { name: screens.next[step], exact: true }),
    note: talk.getByRole("textbox", { name: person.talk.note }),
    save: talk.getByRole("button", { name: person.talk.save, exact: true }),
    sales: section(person.sale.title),
    notes: section(person.history),
    /** What the last form says. */
    saved: page.getByText(person.outcome.saved),
    /** Opens what is folded under this summary. */
    unfold: (summary: string) => main.getByText(summary, { exact: true }).first().click(),
    /** A tab; its name may end in a number. */
    tab: (name: string) =>
      page
        .getByRole("navigation", { name: words.views.label, exact: true })
        .getByRole("link", { name: new RegExp(`^${name}( |$)`) }),
    back: main.getByRole("link", { name: words.detail.back }).first(),
  };
};

/** The desk with the people of some words, as many as there should be. */
export const deskThatFound = async (page: Page, lang: Lang, text: string, count: number) => {
  const desk = deskOn(page, lang);
  await desk.open();
  await desk.find(text, count);
  return desk;
};
