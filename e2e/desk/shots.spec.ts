import { OPERATOR, test as base } from "@/e2e/support/accounts";
import { deskOn } from "@/e2e/support/desk";
import { sendMessage } from "@/e2e/support/desk-calls";
import type { Lang } from "@/lib/domain/core/languages";

const test = base.extend({
  siteEnv: [({ siteEnv }, use) => use({ ...siteEnv, LEADS_LANG: "hi" }), { scope: "worker" }],
});

test("shots", async ({ page, context, signedIn, stack: { site } }) => {
  test.setTimeout(180_000);
  await sendMessage(site.url, { name: "Sunita Patil", topic: "order", package: "complete" });
  await sendMessage(site.url, { name: "रवि शर्मा", lang: "hi", message: "उधार अटका है, मदद चाहिए" });
  await sendMessage(site.url, { name: "Imran Khan", topic: "call", email: "" });
  await sendMessage(site.url, { name: "Kavita Das", topic: "order", package: "suite" });
  await signedIn(context, OPERATOR);
  const desk = deskOn(page, "en");
  await page.setViewportSize({ width: 360, height: 740 });
  await desk.open("");
  await page.screenshot({ path: "/tmp/shots/today0-en-360.png" });
  await desk.row("Sunita Patil").click();
  await page.screenshot({ path: "/tmp/shots/person0-en-360.png", fullPage: true });
  await desk.note.fill("Takes the complete package, half now.");
  await desk.stage("won").check();
  await page.screenshot({ path: "/tmp/shots/person-won-form-en-360.png", fullPage: true });
  await desk.save.click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: "/tmp/shots/after-won-en-360.png" });
  await desk.find("sunita", 1);
  await desk.row("Sunita Patil").click();
  await desk.unfold(desk.words.person.paying.title);
  await desk.sales.getByLabel(desk.words.person.paying.amount, { exact: true }).fill("4,000");
  await desk.sales.getByRole("button", { name: desk.words.person.paying.save, exact: true }).click();
  await page.waitForTimeout(1500);
  for (const lang of ["en", "hi"] as Lang[])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      const on = deskOn(page, lang);
      for (const path of ["", "/people", "/money", "/more", "/calls", "/numbers", "/templates", "/add", "/import"]) {
        await on.open(path);
        await page.screenshot({ path: `/tmp/shots/${path.slice(1) || "today"}-${lang}-${width}.png` });
      }
      await on.open("/people");
      await on.find("सुनीता", 1);
      await on.row("Sunita Patil").click();
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/shots/person-${lang}-${width}.png`, fullPage: true });
    }
});
