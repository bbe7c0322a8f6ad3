import "@/test/support/own-store";
import { adviceDays } from "@/lib/server/wiring/advice";
import { deskNotices } from "@/lib/server/wiring/desk";

const ORIGIN = "https://bizgrow.example";
Object.assign(process.env, {
  SITE_URL: ORIGIN,
  OPERATOR_EMAILS: "asha@example.in",
  GROQ_API_KEY: "test",
});

test("where there is an AI, the desk says how many of today's checks got its advice", async () => {
  const advice = { kind: "advice", asked: 0, given: 0, lastGivenAt: null };
  expect(await deskNotices().read()).toEqual([advice]);
  await adviceDays().count(true);
  await adviceDays().count(false);
  expect(await deskNotices().read()).toEqual([
    { ...advice, asked: 2, given: 1, lastGivenAt: expect.any(Number) },
  ]);
});
