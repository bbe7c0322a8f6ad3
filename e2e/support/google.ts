import type { BrowserContext, Page } from "@playwright/test";
import { GOOGLE_SCRIPT } from "./google-script";

const GOOGLES = "https://apis.google.com/js/api.js";
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** What becomes of Google's script: it comes, it cannot be had, or it never answers. */
export type ScriptMode = "good" | "failing" | "hanging";

/** Whom the visitor picks in Google's window. */
export type Person = { email: string; name: string };

/**
 * Google as a browser meets it, on this machine: its one script is stood in for, and whatever else would leave the
 * machine is refused and listed.
 */
export const standInForGoogle = async (context: BrowserContext) => {
  let mode: ScriptMode = "good";
  const refused: { url: string; by: string }[] = [];
  await context.route(
    (url) => !LOCAL_HOSTS.includes(url.hostname) && /^https?:$/.test(url.protocol),
    async (route) => {
      const url = route.request().url();
      if (!url.startsWith(GOOGLES)) {
        const by = route.request().isNavigationRequest() ? url : route.request().frame().url();
        refused.push({ url, by: new URL(by).origin });
        return route.abort();
      }
      if (mode === "failing") return route.abort();
      if (mode === "good")
        return route.fulfill({ contentType: "text/javascript", body: GOOGLE_SCRIPT });
    },
  );
  return {
    setScript: (next: ScriptMode) => void (mode = next),
    /** What the pages of this origin wanted from other machines, Google's script aside. */
    refusedTo: (origin: string): string[] =>
      refused.filter(({ by }) => by === origin).map(({ url }) => url),
  };
};

/** Picks an account in Google's window, which here is the Auth emulator's; adds it if nobody has used it yet. */
const pickAccount = async (popup: Page, { email, name }: Person): Promise<void> => {
  const known = popup.locator(".js-reuse-account").filter({ hasText: email });
  const add = popup.getByRole("button", { name: "Add new account" });
  await add.waitFor();
  if ((await known.count()) > 0) return known.first().click();
  await add.click();
  await popup.locator("#email-input").fill(email);
  await popup.locator("#display-name-input").fill(name);
  await popup.getByRole("button", { name: /^Sign in with Google/ }).click();
};

/** Presses a button that opens Google's window, and picks an account there. */
export const pickInWindow = async (
  page: Page,
  open: () => Promise<void>,
  person: Person,
): Promise<void> => {
  const opened = page.waitForEvent("popup");
  await open();
  const popup = await opened;
  const closed = popup.waitForEvent("close");
  await pickAccount(popup, person);
  await closed;
};
