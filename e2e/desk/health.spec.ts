// holds: #health
import type { Lang } from "@/lib/domain/core/languages";
import { expect, OPERATOR, test as base } from "@/e2e/support/accounts";
import { deskOn } from "@/e2e/support/desk";
import { sendMessage } from "@/e2e/support/desk-calls";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";

const lang: Lang = "hi";

/** As `@/e2e/support/desk`, on a site whose mail server refuses the password. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer();
      mail.be("refuses login");
      await use(mail);
      await mail.stop();
    },
    { scope: "worker" },
  ],
  siteEnv: [
    ({ siteEnv, mail }, use) =>
      use({
        ...siteEnv,
        SMTP_URL: mail.url.replace("smtp://", "smtp://site:secret@"),
        MAIL_FROM: "site@example.in",
        LEADS_TO: "asha@example.in",
      }),
    { scope: "worker" },
  ],
});

test("a failing mail server is shown in words on the Health tab", async ({
  page,
  context,
  signedIn,
  stack: { site },
}) => {
  await sendMessage(site.url, { name: "Asha Patil" });
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(context, OPERATOR);
  const desk = deskOn(page, lang);
  const { health, screens } = desk.words;
  await desk.open("/health");
  const mail = desk.main.getByRole("listitem").filter({ hasText: health.channels.mail });
  await expect(mail).toContainText(health.bad);
  await expect(mail).toContainText(health.failures.login);
  await expect(mail).toContainText("535");
  await expect(desk.tab(screens.tabs.health)).toHaveAttribute("aria-current", "page");
  await expect(desk.tab(screens.tabs.health)).toBeInViewport({ ratio: 1 });
  await expect(desk.main.getByRole("listitem")).toHaveCount(7);
});
