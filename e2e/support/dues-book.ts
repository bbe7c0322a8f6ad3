import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { TypedDue } from "@/lib/domain/tools/kept-dues";

/** The list of dues on its page, as an owner uses it. */
export const bookOf = (page: Page, lang: Lang) => {
  const { dues: words } = contentIn(lang).tools;
  const form = page.locator(".dues-form");
  const list = page.getByRole("region", {
    name: new RegExp(fill(words.list, { total: ".*", n: ".*" })),
  });
  const lines = list.getByRole("listitem");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    words,
    form,
    list,
    lines,
    button,
    field: (name: keyof TypedDue) => form.getByLabel(words.columns[name], { exact: true }),
    ofLine: (label: string, customer: string) => button(`${label}: ${customer}`),
    open: () => page.locator("summary", { hasText: words.add }).click(),
    others: () => page.locator("summary", { hasText: words.others }).click(),
    /** The form is open. */
    add: async (due: Partial<TypedDue>) => {
      for (const [name, text] of Object.entries(due))
        await form.locator(`[name=${name}]`).fill(text);
      await form.getByRole("button", { name: words.save }).click();
    },
    friday: page.getByRole("link", { name: words.send }),
  };
};
