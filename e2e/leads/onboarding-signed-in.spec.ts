// holds: #get-started
import { type Lang } from "@/lib/domain/core/languages";
import { ASHA } from "@/test/builders/onboardings";
import { expect, newPerson, test } from "@/e2e/support/accounts";
import { onboardingOn } from "@/e2e/support/onboarding";

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
  await it.field("phone").fill(ASHA.phone);
  await it.next.click();
  await expect(it.field("email")).toHaveValue(person.email);
  await page.reload();
  await expect(it.field("email")).toHaveValue(person.email);
  for (let n = 0; n < 3; n++) await it.previous.click();
  await expect(it.field("lastName")).toHaveValue("Rao");
});
