import { expect, test } from "@/e2e/support/stack";
import { all, checkOn } from "@/e2e/support/check";
test("x", async ({ page, browser }) => {
  console.log(browser.version());
  page.on("pageerror", (e) => console.log("ERR", String(e).slice(0, 300)));
  page.on("console", (m) => m.type() === "error" && console.log("CON", m.text().slice(0, 300)));
  await page.goto("/");
  await page.waitForTimeout(6000);
  console.log(await page.title(), await page.locator("h1").first().textContent());
  await page.screenshot({ path: "/tmp/c109/home.png" });
  const check = checkOn(page, "en");
  await check.giveFromLast(all("yes"));
  await expect(check.results).toBeVisible();
  await page.screenshot({ path: "/tmp/c109/result.png" });
});
