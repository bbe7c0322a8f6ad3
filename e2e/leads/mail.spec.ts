// holds: #report, #notifications
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "@/e2e/support/axe";
import { expectToFit, seedChecks, THREE_CHECKS } from "@/e2e/support/own-pages";
import { test as base } from "@/e2e/support/stack";

const lang: Lang = "hi";

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

/** The way "PDF" of "Save or share" on the result, opened, and the form in it. */
const openPdfWay = async (page: Page, lang: Lang) => {
  const { keep } = contentIn(lang).share;
  await page.goto(pathIn(lang, "/health-check"));
  await page.getByRole("button", { name: keep.button.open, exact: true }).click();
  return { words: keep.mail, form: page.getByRole("form", { name: keep.mail.title }) };
};

test("an owner has the report mailed, in the language of the page", async ({
  page,
  letters,
  stack: { store },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await seedChecks(page, store, lang, THREE_CHECKS);
  const { words, form } = await openPdfWay(page, lang);
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
  const { mails, quiz } = contentIn(lang);
  expect(letter.subject).toBe(fill(mails.report.subject, { score: 67 }));
  expect(letter.text).toContain(quiz.results.firstSteps.title);
  expect(letter.text).toMatch(lang === "hi" ? /18 नवंबर 2026/ : /18 November 2026/);
});

test("where no mail leaves, no report is offered", async ({ page, stack: { store } }) => {
  await seedChecks(page, store, "en", THREE_CHECKS);
  const config = { firebase: null, mailsReports: false };
  await page.route("/api/config", (route) => route.fulfill({ json: config }));
  const { words, form } = await openPdfWay(page, "en");
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(words.send)).toHaveCount(0);
  await expect(form).toHaveCount(0);
});
