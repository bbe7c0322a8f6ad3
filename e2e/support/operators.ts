import type { BrowserContext } from "@playwright/test";
import { rememberWelcome, test as base } from "./stack";

/** The addresses that open the desk. */
export const OPERATOR = "op@example.in";
export const SECOND = "second@example.in";

type Fixtures = {
  /** Another device: its own browser, with nothing on it yet. */
  newDevice: () => Promise<BrowserContext>;
  /** Opens the desk on a device by a link from the shell; resolves to the session as a Cookie header has it. */
  atDesk: (device: BrowserContext, email?: string) => Promise<string>;
};

/** As `./stack`, on a site with a desk of two operators. */
export const test = base.extend<Fixtures>({
  siteEnv: [
    ({ siteEnv }, use) => use({ ...siteEnv, OPERATOR_EMAILS: `${OPERATOR}, ${SECOND}` }),
    { scope: "worker" },
  ],
  newDevice: async ({ browser, contextOptions, baseURL, hasSeenWelcome }, use) => {
    const devices: BrowserContext[] = [];
    await use(async () => {
      const device = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
      devices.push(device);
      if (hasSeenWelcome) await device.addInitScript(rememberWelcome);
      return device;
    });
    await Promise.all(devices.map((device) => device.close()));
  },
  atDesk: ({ stack: { site } }, use) =>
    use(async (device, email = OPERATOR) => {
      const cookie = await site.openDesk(email);
      const [name = "", value = ""] = cookie.split(/=(.*)/s);
      const flags = { httpOnly: true, sameSite: "Lax" } as const;
      await device.addCookies([{ name, value, url: site.url, ...flags }]);
      return cookie;
    }),
});

export { expect } from "@playwright/test";
