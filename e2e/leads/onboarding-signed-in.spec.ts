// holds: #get-started
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { ASHA } from "@/test/builders/onboardings";
import { expect, newPerson, signOut, test } from "@/e2e/support/accounts";
import { onboardingOn } from "@/e2e/support/onboarding";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

test("who is signed in finds name and e-mail filled in, and may write something else", async ({
  page,
  context,
  signedIn,
}) => {
  const person = await signedIn(context, newPerson("Meera Iyer Rao"));
  const it = onboardingOn(page, lang);
  await it.open();
  await expect(it.field("firstName")).toHaveValue("Meera");
  await it.next.click();
  await expect(it.field("lastName")).toHaveValue("Iyer Rao");
  await it.field("lastName").fill("Rao");
  await it.next.click();
  await it.field("businessName").fill(ASHA.businessName);
  await it.next.click();
  await expect(it.field("email")).toHaveValue(person.email);
  await page.reload();
  await expect(it.field("email")).toHaveValue(person.email);
  await it.previous.click();
  await it.previous.click();
  await expect(it.field("lastName")).toHaveValue("Rao");
});

test(
  "signing out leaves nothing of it on the screen or the device",
  LONG,
  async ({ page, context, signedIn }) => {
    const person = await signedIn(context);
    const it = onboardingOn(page, lang);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await it.keep({ ...ASHA, savedAt: Date.now() });
    await page.goto(pathIn(lang, "/welcome"));
    await expect(it.summary(ASHA)).toBeVisible();
    await signOut(page, person, lang);
    await expect(page).toHaveURL(pathIn(lang, "/onboarding"));
    await expect(it.field("firstName")).toHaveValue("");
    await expect(page.getByText(ASHA.businessName)).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain("Asha");
  },
);

test(
  "what a signed-in visitor sends is noted in the account's record",
  LONG,
  async ({ page, context, signedIn, stack, store }) => {
    const { uid } = await signedIn(context);
    const it = onboardingOn(page, lang);
    const data = { ...ASHA, businessName: `Rao Stores ${crypto.randomUUID()}` };
    await page.emulateMedia({ reducedMotion: "reduce" });
    await it.open();
    await it.fillIn(data);
    await it.consent.check();
    await it.complete.click();
    await expect(it.main.getByRole("status").filter({ hasText: "BG-" })).toBeVisible();
    const lead = (await stack.store.leads()).find(
      (one) => one["businessName"] === data.businessName,
    );
    await expect(
      it.main.getByText(fill(it.welcome.sent.stored, { reference: lead!.reference })),
    ).toBeVisible();
    const record = (await store()).get(String(lead!["visitorId"]));
    expect(record).toMatchObject({ ownerUid: uid, leads: [expect.any(String)] });
  },
);
