import { ourApi } from "@/test/our-api";
import { fakeTimeouts, gate, standAt, until } from "@/test/support/browser-page";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { checkScreen } from "@/test/support/check-screen";
import { AI_ANALYSIS } from "@/test/builders/ai-analysis";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import type { Answers } from "@/lib/domain/check/answers";

const HOME = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const ALL_YES = answersOfAll("yes");
const words = checkWordsIn("en");

jest.setTimeout(30_000);

const api = ourApi("none");
let closePage = () => {};

const versionsOf = (answers: Answers, version: number) =>
  Object.fromEntries(Object.keys(answers).map((id) => [id, version]));

const accountHas = (answers: Answers, version: number, attempts: number) => ({
  status: 200,
  body: {
    userId: HOME,
    answers,
    versions: versionsOf(answers, version),
    attempts,
    isFinished: false,
  },
});

/** A signed-in visitor's device with a finished check. */
const remember = () => {
  const account = { uid: "u1", name: "Asha", email: "a@b.in", photoURL: null };
  const entries = Object.entries(ALL_YES).map(([id, answer]) => [
    id,
    { answer, version: 5, isSent: true },
  ]);
  const analysis = { analysis: AI_ANALYSIS, source: "ai", lang: "en" };
  const memory = { answers: Object.fromEntries(entries), analysis, attempts: 1 };
  localStorage.setItem("bizgrow-user-id", HOME);
  localStorage.setItem("bizgrow-signed-in", JSON.stringify(account));
  localStorage.setItem("bizgrow-account", JSON.stringify({ uid: "u1", userId: HOME }));
  localStorage.setItem("bizgrow-quiz", JSON.stringify(memory));
};

const openCheck = async () => {
  jest.resetModules();
  const library = await import("@testing-library/react/pure");
  const { HealthCheck } = await import("./health-check");
  const { AuthProvider } = await import("@/components/auth/auth-provider");
  const { forgetDevice } = await import("@/lib/browser/auth/forget-device");
  fakeTimeouts();
  library.render(
    <AuthProvider lang="en">
      <HealthCheck lang="en" words={words} leave={{ onExit: () => {} }} />
    </AuthProvider>,
  );
  closePage = () => {
    library.cleanup();
    jest.useRealTimers();
  };
  return { ...checkScreen(library, words), wipe: () => library.act(forgetDevice) };
};

beforeEach(async () => {
  localStorage.clear();
  await api.reset();
  await api.start();
  standAt(api.origin);
  remember();
});

afterEach(async () => {
  closePage();
  await api.stop();
});

test("a signed-in visitor continues another device's check: the server is asked first", async () => {
  const { opened, open } = gate<ReturnType<typeof accountHas>>();
  api.answers["PUT /api/account"] = () => opened;
  const check = await openCheck();
  await until(() => api.calls.length > 0);
  expect(check.shows(words.quiz.setup.title)).toBe(true);
  open(accountHas({ b1: "no", b2: "no" }, 9, 1));
  await check.begun();
  expect(check.asked()).toBe("b3");
});

test("without network the device's own check is there at once", async () => {
  await api.stop();
  const check = await openCheck();
  await check.done();
});

test("a device that is wiped while the results are on the screen shows them no more", async () => {
  const done = accountHas(ALL_YES, 5, 1);
  api.answers["PUT /api/account"] = () => ({
    ...done,
    body: { ...done.body, isFinished: true },
  });
  const check = await openCheck();
  await check.done();
  check.wipe();
  expect(check.asked()).toBe("b1");
});
