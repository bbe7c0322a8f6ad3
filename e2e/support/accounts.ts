import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { initialsOf } from "@/lib/domain/core/initials";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { signedInUser } from "@/lib/domain/account/signed-in-user";
import { newGoogleUser, signInAtEmulator } from "@/test/standins/google-user";
import { FIREBASE } from "@/test/builders/firebase-env";
import { startAuthEmulator } from "@/test/standins/start-auth-emulator";
import { type Person, pickInWindow, standInForGoogle } from "./google";
import { test as base } from "./operators";

/** The first time the emulator has to be installed. */
const EMULATOR_MS = 180_000;
const HINT_KEY = "bizgrow-signed-in";

/** A person nobody has used yet. */
export const newPerson = (name = "Asha Patil"): Person => ({
  name,
  email: `${randomUUID()}@example.in`,
});

type Google = Awaited<ReturnType<typeof standInForGoogle>>;
/** Somebody who is signed in: `cookie` is the session as a Cookie header has it. */
export type SignedIn = Person & { uid: string; idToken: string; cookie: string };

type Fixtures = {
  /** Google's side of this browser. */
  google: Google;
  /**
   * Signs somebody in on a device without Google's window: a user at the emulator, a session, the hint for the
   * pages. The device's record is not linked. For journeys that begin signed in.
   */
  signedIn: (device: BrowserContext, person?: Person) => Promise<SignedIn>;
};

/** What this browser knows of who is signed in; null for nobody. */
const hintOn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), HINT_KEY);

/** Signs in as visitors do: at /auth, with Google's window; ends on the home page. */
export const signIn = async (page: Page, person: Person, lang: Lang = "en"): Promise<void> => {
  const { button } = contentIn(lang).auth;
  await page.goto(pathIn(lang, "/auth"));
  const press = () => page.getByRole("main").getByRole("button", { name: button.signIn }).click();
  await pickInWindow(page, press, person);
  await page.waitForURL(pathIn(lang, "/"));
  await expect.poll(() => hintOn(page)).toBeTruthy();
};

/** Signs out by the menu, on any page; ends when the device has forgotten the person. */
export const signOut = async (page: Page, { name }: Person, lang: Lang = "en"): Promise<void> => {
  const { menu } = contentIn(lang).auth;
  await page.getByRole("button", { name: fill(menu.open, { name }), exact: true }).click();
  await page.getByRole("menuitem", { name: menu.signOut, exact: true }).click();
  await expect.poll(() => hintOn(page)).toBeNull();
};

/** As `./operators`, but people can sign in: with the real SDK, the official Auth emulator and firebase-admin. */
export const test = base.extend<Fixtures, { authEmulator: string }>({
  authEmulator: [
    async ({}, use) => {
      const emulator = await startAuthEmulator(FIREBASE.FIREBASE_PROJECT_ID);
      await use(emulator.host);
      await emulator.stop();
    },
    { scope: "worker", timeout: EMULATOR_MS },
  ],
  siteEnv: [
    ({ authEmulator, siteEnv }, use) =>
      use({
        ...siteEnv,
        ALLOW_EMULATORS: "1",
        FIREBASE_AUTH_EMULATOR_HOST: authEmulator,
        ...FIREBASE,
        METADATA_SERVER_DETECTION: "none",
      }),
    { scope: "worker" },
  ],
  google: [async ({ context }, use) => use(await standInForGoogle(context)), { auto: true }],
  newDevice: ({ newDevice }, use) =>
    use(async () => {
      const device = await newDevice();
      await standInForGoogle(device);
      return device;
    }),
  signedIn: ({ authEmulator, stack: { site } }, use) =>
    use(async (device, person = newPerson()) => {
      const { localId: uid, idToken } = await signInAtEmulator(authEmulator, newGoogleUser(person));
      const headers = { origin: site.url, authorization: `Bearer ${idToken}` };
      const reply = await fetch(`${site.url}/api/session`, { method: "POST", headers });
      expect(reply.status, "POST /api/session").toBe(204);
      const [cookie = ""] = reply.headers.getSetCookie().map((line) => line.split(";")[0]!);
      const [name = "", value = ""] = cookie.split(/=(.*)/s);
      const flags = { httpOnly: true, sameSite: "Lax" } as const;
      await device.addCookies([{ name, value, url: site.url, ...flags }]);
      const page = await device.newPage();
      await page.goto(`${site.url}/robots.txt`);
      const account = { uid, ...person, photoURL: null };
      const initials = initialsOf(signedInUser(account));
      const hint = JSON.stringify({ ...account, initials });
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        HINT_KEY,
        hint,
      ] as const);
      await page.close();
      return { ...person, uid, idToken, cookie };
    }),
});

export { expect } from "@playwright/test";
