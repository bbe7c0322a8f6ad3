// Over 10 s each: every form and button of the desk is pressed where it is served, guard included.
// holds: #desk
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { wishedCall } from "@/lib/domain/calls/call";
import type { Lead } from "@/lib/domain/leads/lead";
import { callFrom, seedChecks, THREE_CHECKS } from "@/e2e/support/own-pages";
import { newName, personOf, sendMessage } from "@/e2e/support/desk-calls";
import type { Stack } from "@/e2e/support/stack";
import { longIf } from "@/e2e/support/tiers";
import { deskDay } from "@/test/builders/desk-day";
import { newPerson } from "@/test/builders/new-person";
import { type SeededLead, seedPeople } from "@/test/builders/seeded-leads";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { isDeskPath } from "@/lib/domain/core/desk-path";
import { expect, test } from "@/e2e/support/desk-day";
import { expectAllGood, expectWhole, walkerOn } from "@/e2e/support/walk/walk";

/** What only scripts call. */
const BY_SCRIPT = ["/api/desk/known", "/api/desk/news"];
const HOUR_MS = 60 * 60_000;
const HOURS = {
  week: Array.from({ length: 7 }, () => ({
    from: 9 * 60,
    to: 18 * 60,
  })),
  atOnce: 1,
  daysOff: [],
  noticeHours: 2,
  horizonDays: 10,
};

/** A page of the desk without what differs from person to person. */
const shapeOf = (path: string): string | null =>
  isDeskPath(path.split("?")[0]!) ? path.replaceAll(/[0-9a-f]{64}/g, ":id").split("?")[0]! : null;

/** Pages with several choices in their address are those with one, again. */
const keyOf = (path: string): string => {
  const query = new URLSearchParams(path.split("?")[1]);
  const names = [...query.keys()].filter((name) => !/^(?:back|at)$/.test(name));
  return `${shapeOf(path)} ${names.length > 1 ? "" : names.join()}`;
};

/** The desk's pages that a page leads to; of people those with another wish, sum or stage than the ones before. */
const linksOn = (page: Page, lang: Lang) =>
  page.evaluate(
    (desk) =>
      [...document.querySelectorAll("a")]
        .filter(({ pathname }) => pathname === desk || pathname.startsWith(`${desk}/`))
        .filter(({ pathname }) => !pathname.includes("/go/"))
        .map((one) => ({
          url: one.pathname + one.search,
          kinds: [".person-wants", ".person-words"].flatMap(
            (part) => one.querySelector(part)?.textContent?.match(/^[^₹“·]+|^₹[^·]+/) ?? [],
          ),
        })),
    pathIn(lang, "/desk"),
  );

/** Whom the day does not have: calls that are over with a payment that their sender claims, one to come, and a finished check that the desk may see; their pages. */
const morePeople = async (page: Page, cookie: string, { site, store, folder }: Stack) => {
  const now = Date.now();
  const [{ lead }] = deskDay(now) as [SeededLead];
  const call = wishedCall(now - HOUR_MS);
  const payClaims = [{ at: now - HOUR_MS, way: "upi", utr: "412345678901", rupees: null }];
  // Two of them, for what can be said of one only once.
  const over = ["e", "f"].map((digit): SeededLead => {
    const called = { ...lead, ...newPerson(), reference: `BG-CALLED${digit}`, call, payClaims };
    return { id: digit.repeat(64), lead: called as Lead, at: now - HOUR_MS };
  });
  seedPeople(join(folder, "site.db"), over);

  await store.setCallHours(HOURS);
  const { times } = (await (await fetch(`${site.url}/api/calls/free`)).json()) as {
    times: number[];
  };
  const [toCome, checked] = [newName(), newName()];
  await sendMessage(site.url, { name: toCome, topic: "call", call: times[0] });

  const id = await seedChecks(page, store, "en", THREE_CHECKS.slice(0, 1));
  const asked = {
    name: checked,
    phone: newPerson().phone,
    consent: true,
    sharesCheck: true,
    textVersion: TEXT_VERSIONS.privacy,
    lang: "en",
  };
  expect(await callFrom(page, "POST", `/api/visitors/${id}/call`, asked)).toBe(201);
  const pages = over.map(({ id }) => `/desk/leads/${id}`);
  // One after the other: the session keeps the words of one search.
  for (const name of [toCome, checked])
    pages.push(`/desk/people/${await personOf(site.url, cookie, name)}`);
  return pages;
};

const walkDesk = async (
  page: Page,
  lang: Lang,
  origin: string,
  isScripted: boolean,
  known: readonly string[],
) => {
  const walker = await walkerOn(page, origin, isScripted);
  const pages = new Set(["/desk", ...known].map((path) => pathIn(lang, path)));
  const kinds = new Set<string>();
  const findMore = async () => {
    for (const link of await linksOn(page, lang)) {
      const own = [...link.kinds, keyOf(link.url)];
      if (own.some((kind) => !kinds.has(kind))) pages.add(link.url);
      own.forEach((kind) => kinds.add(kind));
    }
  };
  const again: string[] = [];
  const atLast: string[] = [];
  for (const url of pages) {
    const { isPressed, hasEnds } = await walker.walk(url, { shapeOf, atFirst: findMore });
    if (isPressed) again.push(url);
    if (hasEnds) atLast.push(url);
  }
  // What was pressed made other forms appear.
  for (const url of again) await walker.walk(url, { shapeOf });
  for (const url of atLast) await walker.walk(url, { shapeOf, ends: "posts" });
  if (isScripted) {
    // What the open page asks each minute.
    await page.clock.install();
    await walker.walk(pathIn(lang, "/desk"), { shapeOf });
    const asked = page.waitForResponse("**/api/desk/news");
    await page.clock.fastForward(61_000);
    await asked;
  }
  await walker.walk(pathIn(lang, "/desk"), { shapeOf, ends: "all" });
  return walker.met();
};

/** Each form in both languages: they are pressed in one with JavaScript, and in the other without. */
for (const [lang, javaScriptEnabled] of [
  ["en", true],
  ["hi", false],
] as const)
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });
    test(
      `${lang}: every form and button of the desk is answered`,
      longIf(javaScriptEnabled),
      async ({ page, context, atDesk, newDevice, day, stack }, info) => {
        test.slow();
        const cookie = await atDesk(context);
        await day(cookie);
        const known = await morePeople(await (await newDevice()).newPage(), cookie, stack);
        const met = await walkDesk(page, lang, stack.site.url, javaScriptEnabled, known);
        expectAllGood(info, met);
        expectWhole(
          met,
          (path) =>
            path.startsWith("/api/desk") && (javaScriptEnabled || !BY_SCRIPT.includes(path)),
        );
      },
    );
  });
