// Over 10 s: two people on two devices.
// holds: #comparison
import type { Browser, Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import type { Answer } from "@/lib/domain/check/answers";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { expectNoViolations } from "@/e2e/support/axe";
import { checkOn } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { expectReadable } from "@/e2e/support/reach";
import { expect, rememberWelcome, test as base } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

const answersWith = (some: Readonly<Record<string, Answer>>): Answer[] =>
  QUESTION_IDS.map((id) => some[id] ?? "no");
const OWNERS = answersWith({ b1: "yes", o2: "yes" });
const PARTNERS = answersWith({ b1: "yes", g4: "maybe" });

const test = base.extend<{ partner: Page }>({
  /** Another person's phone. */
  partner: async ({ browser, baseURL }, use) => {
    const phone = await (browser as Browser).newContext({ baseURL: baseURL! });
    await phone.addInitScript(rememberWelcome);
    await use(await phone.newPage());
    await phone.close();
  },
});

const finishOn = async (page: Page, lang: Lang, answers: readonly Answer[]) => {
  const check = checkOn(page, lang);
  await check.giveFromLast(answers);
  await expect(check.results).toBeVisible();
  await expect(check.saved).toBeVisible();
};

/** Calls our API as the page's own visitor. */
const call = (page: Page, method: string, of = "", body?: unknown) =>
  page.evaluate(
    async ([how, path, sent]) => {
      const id = localStorage.getItem("bizgrow-user-id");
      const headers = { "content-type": "application/json" };
      const init = sent ? { method: how, headers, body: sent } : { method: how };
      const reply = await fetch(`/api/visitors/${id}${path}`, init);
      const text = await reply.text();
      return { status: reply.status, body: text ? (JSON.parse(text) as unknown) : null };
    },
    [method, of, body ? JSON.stringify(body) : ""] as const,
  );

const linkOf = async (page: Page, lang: Lang, scope = "together") => {
  const { body } = await call(page, "POST", "/links", { scope, lang });
  return (body as { url: string }).url;
};

const words = (lang: Lang) => contentIn(lang).comparison;

/** Owner and partner have compared; both are on /together. */
const compare = async (owner: Page, partner: Page, lang: Lang) => {
  const { offer, way, page: text } = words(lang);
  await finishOn(owner, lang, OWNERS);
  await rememberAnswers(partner, PARTNERS.slice(0, -1));
  await partner.goto(await linkOf(owner, lang));
  // Asked first: nothing of the owner's result is on the page.
  await expect(partner.getByText(way.text)).toBeVisible();
  await expect(partner.getByRole("main")).not.toContainText(/87|100/);
  await partner.getByRole("link", { name: way.button }).click();
  await checkOn(partner, lang).answer(PARTNERS.at(-1)!).click();
  await expect(partner.getByRole("heading", { name: offer.title })).toBeVisible();
  await expect(partner.getByText(offer.note)).toBeVisible();
  await partner.getByRole("button", { name: offer.button }).click();
  await partner.waitForURL(`**${pathIn(lang, "/together")}`);
  await expect(partner.getByRole("region", { name: text.results.title })).toBeVisible();
};

const end = async (page: Page, lang: Lang) => {
  const { end: text } = words(lang).page;
  await page.getByRole("button", { name: text.button }).click();
  await expect(page.getByText(text.sure)).toBeFocused();
  await page.getByRole("button", { name: text.yes }).click();
  await expect(page.getByRole("heading", { name: text.done })).toBeVisible();
};

const seesItsEnd = async (page: Page, lang: Lang) => {
  const { ended, none, ownResult } = words(lang).page;
  await page.goto(pathIn(lang, "/together"));
  await expect(page.getByRole("heading", { name: ended.title })).toBeVisible();
  await page.getByRole("button", { name: ended.button }).click();
  await expect(page.getByRole("heading", { name: none.title })).toBeVisible();
  await page.getByRole("link", { name: ownResult }).click();
  await expect(checkOn(page, lang).results).toBeVisible();
};

test("a partner answers the same questions, both see both, and the partner ends it", async ({
  page: owner,
  partner,
}) => {
  await compare(owner, partner, lang);
  const { note, page: text } = words(lang);
  const { questions, quiz } = contentIn(lang);
  const { yes, no } = quiz.question.answers;

  await owner.goto(pathIn(lang, "/account"));
  await owner.getByRole("link", { name: note.link }).click();
  const talk = owner.getByRole("region", { name: text.talk.title });
  await expect(talk.getByRole("listitem").first()).toContainText(questions.wording.o2);
  await expect(talk.getByRole("listitem").first()).toContainText(
    fill(text.talk.said, { mine: yes, theirs: no }),
  );
  const theirs = partner.getByRole("region", { name: text.talk.title });
  await expect(theirs.getByRole("listitem").first()).toContainText(
    fill(text.talk.said, { mine: no, theirs: yes }),
  );
  for (const page of [owner, partner]) {
    await expect(page.getByRole("table", { name: `${text.views.differ}: 2` })).toBeVisible();
    for (const view of [`${text.views.both}: 1`, `${text.views.neither}: 12`])
      await expect(page.locator("summary", { hasText: view })).toBeVisible();
  }

  await owner.setViewportSize({ width: 360, height: 740 });
  await expectNoViolations(owner);
  const wide = () => owner.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBe(360);

  await owner.goto(pathIn(lang, "/health-check"));
  await expect(owner.getByRole("heading", { name: note.title })).toBeVisible();

  await end(partner, lang);
  await seesItsEnd(owner, lang);
  await partner.reload();
  await expect(partner.getByRole("heading", { name: text.none.title })).toBeVisible();
});

test("the comparison can be read in any size", LONG, async ({ page, partner }) => {
  test.slow();
  await compare(page, partner, lang);
  await expectReadable(partner);
});

test(
  "a visitor with a finished check compares at once; an own link cannot be compared",
  LONG,
  async ({ page: owner, partner }) => {
    const { offer, way } = words("en");
    await finishOn(owner, "en", OWNERS);
    const url = await linkOf(owner, "en");
    await owner.goto(url);
    await owner.getByRole("button", { name: offer.button }).click();
    await expect(owner.getByText(offer.own)).toBeVisible();
    await finishOn(partner, "en", PARTNERS);
    await partner.goto(url);
    await expect(partner.getByText(way.finished)).toBeVisible();
    await partner.getByRole("button", { name: offer.button }).click();
    await partner.waitForURL("**/together");
  },
);

test("an offer that was declined does not come back", LONG, async ({ page: owner, partner }) => {
  const { offer, way } = words("en");
  await finishOn(owner, "en", OWNERS);
  await rememberAnswers(partner, PARTNERS.slice(0, -1));
  await partner.goto(await linkOf(owner, "en"));
  await partner.getByRole("link", { name: way.button }).click();
  await checkOn(partner, "en").answer("no").click();
  await partner.getByRole("button", { name: offer.decline }).click();
  await expect(partner.getByRole("heading", { name: offer.title })).toHaveCount(0);
  await partner.reload();
  await expect(checkOn(partner, "en").results).toBeVisible();
  await expect(partner.getByRole("heading", { name: offer.title })).toHaveCount(0);
  expect((await call(owner, "GET", "/pair")).body).toEqual({ state: "none" });
});
