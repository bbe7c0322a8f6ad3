import type { Page } from "@playwright/test";

/** Opens the line of the footer behind which the newsletter's form is. */
export const openNewsletter = (page: Page) =>
  page.getByRole("contentinfo").locator("summary").click();
