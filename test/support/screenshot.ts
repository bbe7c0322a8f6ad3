import { chromium } from "@playwright/test";
import { text } from "node:stream/consumers";
import { CHROMIUM_ARGS, findChromium } from "@/scripts/setup/chromium.mjs";

/** A program: HTML comes in, Chromium's picture of it goes out as PNG; width and height in px are its arguments. */
const [width = 0, height = 0] = process.argv.slice(2).map(Number);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...CHROMIUM_ARGS, "--font-render-hinting=none", "--disable-lcd-text"],
  ...(executablePath && { executablePath }),
});
const page = await browser.newPage({ viewport: { width, height } });
await page.setContent(await text(process.stdin));
await page.evaluate(async () => {
  await document.fonts.ready;
  for (const { status } of document.fonts) if (status !== "loaded") throw new Error("No font");
});
process.stdout.write(await page.screenshot());
await browser.close();
