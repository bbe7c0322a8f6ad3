// holds: #paying
import { newPerson } from "@/test/builders/new-person";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expect, test } from "@/e2e/support/operators";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskThatFound } from "@/e2e/support/desk";
import { newName } from "@/e2e/support/desk-calls";
import { expectToFit } from "@/e2e/support/own-pages";

const lang: Lang = "hi";
const UTR = "412345678901";

test("without a payment fact the order page is as before, no claim is taken, and an operator notes what came", async ({
  page,
  context,
  atDesk,
  stack: { site },
}) => {
  const { contact, desk: words, pay } = contentIn(lang);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathIn(lang, "/contact/order/suite"));
  await expect(page.getByText(contact.asked.order.leadWithPackage)).toBeVisible();
  await expect(page.getByText(pay.pin)).toHaveCount(0);

  const name = newName();
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json", origin: site.url };
    const reply = await fetch(site.url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: (await reply.json()) as { token: string } };
  };
  const order = { ...newPerson(), name, message: name, topic: "order", package: "suite", lang };
  const agreed = { consent: true, textVersion: "2026-11-21" };
  const { token } = (await post("/api/leads/contact", { ...order, ...agreed })).body;
  const claim = { token, lang, way: "upi", utr: UTR };
  expect((await post("/api/requests/paid", claim)).status).toBe(409);
  expect((await post("/api/requests/paid", { ...claim, rupees: 1 })).status).toBe(422);

  await atDesk(context);
  const desk = await deskThatFound(page, lang, name, 1);
  await desk.row(name).click();
  const { paying, sale } = words.person;
  const { sales: section } = desk;
  await section.getByText(paying.title, { exact: true }).click();
  await section.getByLabel(paying.utr).fill(UTR);
  await expectToFit(page);
  await expectNoViolations(page);
  await section.getByLabel(paying.amount, { exact: true }).fill("₹699");
  await section.getByRole("button", { name: paying.save, exact: true }).click();
  await expect(section).toContainText("₹699");
  await expect(section).toContainText(UTR);
  // The order's price is what was agreed.
  await expect(section.getByRole("listitem")).toContainText(fill(sale.paid, { amount: "₹699" }));
  await section.getByRole("button", { name: paying.takeBack }).click();
  await expect(section.getByRole("button", { name: paying.takeBack })).toHaveCount(0);
});
