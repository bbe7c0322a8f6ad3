// holds: #sign-in
import { answersOfAll } from "@/test/builders/check-arbitraries";

const PERSONAL = [
  "bizgrow-request",
  "bizgrow-signed-in",
  "bizgrow-account",
  "bizgrow-quiz",
  "userOnboardingData",
  "bizgrow-onboarding-draft",
  "bizgrow-onboarding-package",
  "bizgrow-onboarding-lead",
  "bizgrow-desk-drafts",
  "bizgrow-dues",
  "bizgrow-asked",
];

test("after it, nothing personal is left in the browser, and no id", async () => {
  localStorage.clear();
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  for (const key of PERSONAL) localStorage.setItem(key, JSON.stringify({ name: "Asha" }));
  localStorage.setItem("bizgrow-user-id", id);
  localStorage.setItem("bizgrow-lang", "hi");
  for (const key of ["bizgrow-contact-draft", "bizgrow-tools"])
    sessionStorage.setItem(key, JSON.stringify({ name: "Asha" }));
  const { forgetDevice } = await import("./forget-device");
  const { readMemory } = await import("@/lib/browser/check/quiz-memory");
  readMemory();

  forgetDevice();

  for (const key of PERSONAL) expect([key, localStorage.getItem(key)]).toEqual([key, null]);
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.getItem("bizgrow-user-id")).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain("Asha");
  expect(localStorage.getItem("bizgrow-lang")).toBe("hi");
  expect(readMemory()).toBeNull();
});

test("a pass that was under way writes nothing back", async () => {
  const { changeMemory, readMemory } = await import("@/lib/browser/check/quiz-memory");
  const { forgetDevice } = await import("./forget-device");
  const { markFinished, markSent, markWaitingSent } =
    await import("@/lib/browser/check/sent-marks");
  const entry = { answer: "yes", version: 7, isSent: false } as const;
  changeMemory((memory) => ({ ...memory, answers: { b1: entry } }));
  forgetDevice();
  markSent("b1", entry);
  markWaitingSent(answersOfAll("yes"), true);
  markFinished(answersOfAll("yes"), null);
  expect(readMemory()).toBeNull();
  expect(localStorage.getItem("bizgrow-quiz")).toBeNull();
});
