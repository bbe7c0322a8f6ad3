// holds: #health
import type { Lang } from "@/lib/domain/core/languages";
import { expect, test as base } from "@/e2e/support/operators";
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

test("a failing mail server is said above Today, and the old address of Health leads there", async ({
  page,
  context,
  atDesk,
  stack: { site },
}) => {
  await sendMessage(site.url, { name: "Asha Patil" });
  await page.setViewportSize({ width: 360, height: 740 });
  await atDesk(context);
  const desk = deskOn(page, lang);
  const { checks } = desk.words;
  await desk.open();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(checks.reasons.login, {
      timeout: 1_000,
    });
  }).toPass();
  const ready = await page.request.get("/api/ready");
  expect([ready.status(), await ready.json()]).toMatchObject([200, { mail: "degraded", ai: "ok" }]);
  const former = await page.request.get("/hi/desk/health", { maxRedirects: 0 });
  expect([former.status(), former.headers()["location"]]).toEqual([308, "/hi/desk"]);
});
