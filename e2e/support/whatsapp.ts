import { expect, type Page } from "@playwright/test";

/** The text with which a tap at the desk opens WhatsApp. The site's redirect is read here, and not followed. */
export const textInWhatsApp = async (page: Page, tap: () => Promise<void>): Promise<string> => {
  const context = page.context();
  let address = "";
  await context.route("**/desk/go/**", async (route) => {
    const reply = await route.fetch({ maxRedirects: 0 });
    address = reply.headers()["location"] ?? "";
    await route.fulfill({ contentType: "text/plain", body: "WhatsApp" });
  });
  const opened = context.waitForEvent("page");
  await tap();
  const chat = await opened;
  await chat.getByText("WhatsApp").waitFor();
  await chat.close();
  await context.unroute("**/desk/go/**");
  expect(address).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=/);
  return new URL(address).searchParams.get("text") ?? "";
};
