// Over 10 s each: every form and button of the site is pressed where it is served, guard included.
// holds: #pages
import { globSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { cellsIn } from "@/test/support/csv-cells";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { SHEET_IDS, sheetPath } from "@/lib/content/blog/sheet-facts";
import { indianDay } from "@/lib/domain/core/indian-day";
import { type Lang, pathIn, pathOf } from "@/lib/domain/core/languages";
import { expect, newPerson as newAccount, signIn, test as base } from "@/e2e/support/accounts";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { freshAnswers, seedChecks, THREE_CHECKS } from "@/e2e/support/own-pages";
import { sendDeskForm } from "@/e2e/support/desk-calls";
import { rememberWelcome } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";
import { fromSomeAddress } from "@/test/support/some-address";
import { expectAllGood, expectWhole, type Met, walkerOn } from "@/e2e/support/walk/walk";
import { newPerson } from "@/test/builders/new-person";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";

/** As `./accounts`, on a site with a mail server, which has half hours for calls. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  siteEnv: [
    ({ siteEnv, mail }, use) =>
      use({
        ...siteEnv,
        SMTP_URL: mail.url,
        MAIL_FROM: "site@example.in",
        LEADS_TO: "asha@example.in",
      }),
    { scope: "worker" },
  ],
});

/** From tomorrow on: the notice of no time that is offered ends during the walk. */
const HOURS = {
  week: Array.from({ length: 7 }, () => ({
    from: 9 * 60,
    to: 24 * 60,
  })),
  atOnce: 1,
  daysOff: [indianDay(Date.now())],
  noticeHours: 2,
  horizonDays: 10,
};

/** An address for each page that is made for several ones. */
const MADE: Readonly<Record<string, string>> = {
  "/blog/[slug]": PUBLIC_PATHS.find((path) => path.startsWith("/blog/"))!,
  "/tools/[tool]": PUBLIC_PATHS.find((path) => path.startsWith("/tools/"))!,
  "/sheets/[sheet]": sheetPath(SHEET_IDS[0]!),
  "/contact/[topic]": "/contact/demo",
  "/contact/[topic]/[pack]": "/contact/order/suite",
  "/onboarding/[pack]": "/onboarding/suite",
};

/** An address for every page file of the site, so that a new page is walked, too. */
const PATHS = globSync("app/[[]lang[]]/**/page.tsx").map((file) => {
  const path = file.slice("app/[lang]".length, -"/page.tsx".length) || "/";
  const address = MADE[path] ?? path;
  if (address.includes("[")) throw new Error(`Which address has ${file}?`);
  return address;
});

const shapeOf = (path: string): string => pathOf(path.split("?")[0]!);

/** As somebody who has left a message: the private page, which the reply names. */
const requestOf = async (siteUrl: string, lang: Lang, words: object): Promise<string> => {
  const reply = await fetch(`${siteUrl}/api/leads/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl, ...fromSomeAddress() },
    body: JSON.stringify({
      ...newPerson(),
      name: "Asha",
      message: "Udhaar is stuck.",
      consent: true,
      lang,
      textVersion: TEXT_VERSIONS.privacy,
      ...words,
    }),
  });
  expect(reply.status).toBe(201);
  const { token } = (await reply.json()) as { token: string };
  return pathIn(lang, `/request#${token}`);
};

/** A private link to this browser's last check. */
const linkOf = async (page: Page, id: string, lang: Lang): Promise<string> => {
  const headers = { origin: new URL(page.url()).origin };
  const data = { scope: "answers", lang };
  const reply = await page.request.post(`/api/visitors/${id}/links`, { headers, data });
  return ((await reply.json()) as { url: string }).url;
};

/** The address at which the newsletter of somebody new ends, as operators see it. */
const unsubscribingOf = async (siteUrl: string, cookie: string, lang: Lang): Promise<string> => {
  const { email } = newPerson();
  const sent = await fetch(`${siteUrl}/api/leads/newsletter`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl, ...fromSomeAddress() },
    body: JSON.stringify({ email, consent: true, textVersion: TEXT_VERSIONS.privacy, lang }),
  });
  expect(sent.status).toBe(201);
  const file = await sendDeskForm(siteUrl, cookie, "export", { kind: "newsletter" });
  const row = cellsIn(await file.text()).find((cells) => cells.includes(email))!;
  const link = row.find((cell) => cell.includes("/unsubscribe?"))!;
  const { pathname, search } = new URL(link);
  return pathname + search;
};

/** Each form in both languages: they are pressed in one with JavaScript, and in the other without. */
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("hi: every form of the site is answered", async ({
    page,
    atDesk,
    newDevice,
    stack: { site },
  }, info) => {
    const walker = await walkerOn(page, site.url, false);
    for (const path of PATHS) await walker.walk(pathIn("hi", path), { shapeOf });
    const cookie = await atDesk(await newDevice());
    await walker.walk(await unsubscribingOf(site.url, cookie, "hi"), { shapeOf });
    expectAllGood(info, walker.met());
  });
});

const lang: Lang = "en";

test(
  "en: every form, button and call of the site is answered",
  LONG,
  async (
    { page, browser, baseURL, contextOptions, atDesk, newDevice, stack: { site, store } },
    info,
  ) => {
    test.slow();
    await store.setCallHours(HOURS);
    const all: Met[] = [];
    const devices: BrowserContext[] = [];
    const newPage = async () => {
      const extraHTTPHeaders = fromSomeAddress();
      const device = await browser.newContext({
        ...contextOptions,
        baseURL: baseURL!,
        extraHTTPHeaders,
      });
      devices.push(device);
      return device.newPage();
    };
    /** Walks these pages, as somebody to whom something has happened before. */
    const walkAs = async (
      who: string,
      on: Page,
      urls: readonly string[],
      atFirst?: () => Promise<void>,
    ) => {
      const walker = await walkerOn(on, site.url, true);
      const options = { shapeOf: (path: string) => `${who} ${shapeOf(path)}` };
      const atLast: string[] = [];
      for (const url of urls) {
        const { hasEnds } = await walker.walk(url, { ...options, ...(atFirst && { atFirst }) });
        if (hasEnds) atLast.push(url);
      }
      for (const url of atLast) await walker.walk(url, { ...options, ends: "all" });
      all.push(walker.met());
    };
    const at = (...paths: string[]) => paths.map((path) => pathIn(lang, path));

    const newcomer = await newPage();
    await newcomer.addInitScript(rememberWelcome);
    await walkAs("newcomer", newcomer, at(...PATHS));

    const cookie = await atDesk(await newDevice());
    await walkAs("subscriber", newcomer, [await unsubscribingOf(site.url, cookie, lang)]);

    const greeted = await newPage();
    const isGreeted = () => greeted.getByRole("dialog").waitFor();
    await walkAs("greeted", greeted, at("/"), isGreeted);

    const finisher = await newPage();
    await finisher.addInitScript(rememberWelcome);
    await rememberAnswers(finisher, freshAnswers().slice(0, -1));
    await walkAs("finisher", finisher, at("/health-check"));

    const owner = await newPage();
    await owner.addInitScript(rememberWelcome);
    const id = await seedChecks(owner, store, lang, THREE_CHECKS);
    const answers = await linkOf(owner, id, lang);

    const reader = await newPage();
    await reader.addInitScript(rememberWelcome);
    await walkAs("reader", reader, [answers]);

    await walkAs("owner", owner, at("/health-check", "/account"));

    const leaver = await newPage();
    await leaver.addInitScript(rememberWelcome);
    await seedChecks(leaver, store, lang, THREE_CHECKS);
    await walkAs("leaver", leaver, at("/account"));

    const sender = await newPage();
    const order = await requestOf(site.url, lang, { topic: "order", package: "suite" });
    const demo = await requestOf(site.url, lang, { topic: "demo", call: null });
    await walkAs("sender", sender, [order, demo]);

    const walker = await walkerOn(page, site.url, true);
    await signIn(page, newAccount(), lang);
    all.push(walker.met());
    await walkAs("signed in", page, at("/account"));

    await Promise.all(devices.map((device) => device.close()));
    const merged = (name: keyof Met) => [...new Set(all.flatMap((met) => met[name]))];
    const met = {
      pages: merged("pages"),
      presses: merged("presses"),
      calls: merged("calls").toSorted(),
      troubles: merged("troubles"),
      lost: merged("lost"),
    };
    expectAllGood(info, met);
    expectWhole(met, (path) => !path.startsWith("/api/desk"));
  },
);
