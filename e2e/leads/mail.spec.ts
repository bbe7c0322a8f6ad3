import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { expect } from "@playwright/test";
import { expectNoViolations } from "@/e2e/support/axe";
import { sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit, seedChecks, THREE_CHECKS } from "@/e2e/support/own-pages";
import { test as base } from "@/e2e/support/stack";
import { LONG, secondLanguageIsLong } from "@/e2e/support/tiers";

/** As `./stack`, on a site with a mail server. */
const test = base.extend<{ letters: MailServer["letters"] }, { mail: MailServer }>({
  mail: [
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  siteEnv: [
    ({ mail }, use) =>
      use({ SMTP_URL: mail.url, MAIL_FROM: "site@example.in", LEADS_TO: "asha@example.in" }),
    { scope: "worker" },
  ],
  letters: async ({ mail }, use) => {
    mail.be("good");
    mail.letters.length = 0;
    await use(mail.letters);
  },
});

for (const lang of LANGS)
  test(
    `${lang}: an owner has the report mailed, in the language of the page`,
    secondLanguageIsLong(lang),
    async ({ page, letters, stack: { store } }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await seedChecks(page, store, lang, THREE_CHECKS);
      await page.goto(pathIn(lang, "/account"));
      const { mail: words } = contentIn(lang).account;
      const form = page.getByRole("form", { name: words.title });
      const field = form.getByRole("textbox", { name: words.email });
      await field.fill("owner");
      await field.press("Enter");
      await expect(form).toContainText(words.wrong);
      await expectNoViolations(page);
      await expectToFit(page);
      const email = `owner-${lang}@example.in`;
      await field.fill(email);
      await field.press("Enter");
      await expect(form.getByRole("status")).toHaveText(fill(words.sent, { email }));
      await expect.poll(() => letters.length).toBe(1);
      const [{ to, letter }] = letters as [(typeof letters)[0]];
      expect(to).toEqual([email]);
      const { mails, report } = contentIn(lang);
      expect(letter.subject).toBe(fill(mails.report.subject, { score: 67 }));
      expect(letter.text).toContain(report.firstSteps);
      expect(letter.text).toContain("2026-11-18");
    },
  );

test(
  "a mail server that says nothing more keeps no visitor waiting, and gets the letter later",
  LONG,
  async ({ mail, letters, stack: { site } }) => {
    test.setTimeout(180_000);
    mail.be("stalls");
    const first = await sendMessage(site.url, { name: "First" });
    await expect.poll(() => mail.held()).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 5 }, (_, n) => sendMessage(site.url, { name: `Other ${n}` })),
    );
    // All are answered while the mail server is still silent: the first try has not ended.
    expect(site.output()).not.toContain("message not taken");
    expect(letters).toEqual([]);
    mail.be("good");
    // 20 s of silence, 30 s of rest, and a look every 15 s.
    const subjects = () =>
      letters.map(({ letter }) => letter.subject!.split(" ").at(-1)).toSorted();
    await expect
      .poll(subjects, { timeout: 150_000, intervals: [1_000] })
      .toEqual([first, ...others].toSorted());
    expect(site.output()).toContain("message not taken");
  },
);

test("where no mail leaves, no report is offered", async ({ page, stack: { store } }) => {
  await seedChecks(page, store, "en", THREE_CHECKS);
  const config = { firebase: null, mailsReports: false };
  await page.route("/api/config", (route) => route.fulfill({ json: config }));
  const asked = page.waitForResponse("/api/config");
  await page.goto("/account");
  await (await asked).finished();
  const { last, mail } = contentIn("en").account;
  await expect(page.getByRole("region", { name: last.title })).toBeVisible();
  await expect(page.getByRole("form", { name: mail.title })).toHaveCount(0);
});
