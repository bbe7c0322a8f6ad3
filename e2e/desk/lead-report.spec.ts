// holds: #report
import { readFile } from "node:fs/promises";
import { LANGS } from "@/lib/domain/core/languages";
import { expect, OPERATOR, test } from "@/e2e/support/accounts";
import { deskThatFound } from "@/e2e/support/desk";
import { newName } from "@/e2e/support/desk-calls";
import { callFrom, seedChecks, THREE_CHECKS } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

const NAME = "bizgrow-health-check-2026-11-18.pdf";

test(
  "an operator downloads the PDF of a check whose owner consented, in both languages, and not after a no",
  LONG,
  async ({ page, context, signedIn, newDevice, stack }) => {
    const owner = await (await newDevice()).newPage();
    const id = await seedChecks(owner, stack.store, "hi", THREE_CHECKS);
    const path = `/api/visitors/${id}`;
    const businessName = newName();
    expect(await callFrom(owner, "PUT", path, { profile: { businessName } })).toBe(200);
    const consent = (isGiven: boolean) =>
      callFrom(owner, "PUT", `${path}/consents/contact`, { isGiven, textVersion: "2026-11-21" });
    expect(await consent(true)).toBe(204);

    await signedIn(context, OPERATOR);
    const desk = await deskThatFound(page, "en", businessName, 1);
    await desk.row(businessName).click();
    await expect(desk.heading(businessName)).toBeFocused();
    for (const lang of LANGS) {
      const link = desk.main.getByRole("link", { name: desk.words.detail.pdf[lang], exact: true });
      const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect(file.suggestedFilename()).toBe(NAME);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
    }

    const address = await desk.main
      .getByRole("link", { name: desk.words.detail.pdf.en, exact: true })
      .getAttribute("href");
    expect((await page.request.get(address!)).status()).toBe(200);
    expect(await consent(false)).toBe(204);
    expect((await page.request.get(address!)).status()).toBe(404);
  },
);
