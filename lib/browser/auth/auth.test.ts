// holds: #sign-in
import { ourApi, refusal } from "@/test/our-api";
import { ASHA as DETAILS } from "@/test/builders/onboardings";
import { aWhile, fakeTimeouts, gate, standAt, until } from "@/test/support/browser-page";

const DEVICE = "0f8fad5b-d9cb-469f-a165-70867728950e";
const HOME = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const ACCOUNT = { uid: "u1", name: "Asha Patil", email: "asha@example.in", photoURL: null };
const NOTHING_KNOWN = { userId: HOME, answers: {}, versions: {}, attempts: 0, isFinished: false };
const NOT_CONFIGURED = { status: 200, body: { firebase: null } };

const newPage = async () => {
  jest.resetModules();
  return {
    ...(await import("./auth")),
    ...(await import("@/lib/browser/check/quiz-memory")),
    ...(await import("@/lib/browser/check/visitor-id")),
  };
};

jest.setTimeout(30_000);

const api = ourApi("none");
let page: Awaited<ReturnType<typeof newPage>>;
let stop = () => {};

const keepHint = () => localStorage.setItem("bizgrow-signed-in", JSON.stringify(ACCOUNT));
const keepLink = () => {
  localStorage.setItem("bizgrow-user-id", HOME);
  localStorage.setItem("bizgrow-account", JSON.stringify({ uid: "u1", userId: HOME }));
};
const idle = () => jest.advanceTimersByTime(200);
const follow = () => (stop = page.followAuth("en"));
const isState = (state: string) => () => page.authStatus().state === state;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("bizgrow-user-id", DEVICE);
  fakeTimeouts();
  await api.reset();
  api.answers["GET /api/config"] = () => NOT_CONFIGURED;
  api.answers["PUT /api/account"] = () => ({ status: 200, body: NOTHING_KNOWN });
  await api.start();
  standAt(api.origin);
  page = await newPage();
});

afterEach(async () => {
  stop();
  jest.useRealTimers();
  await api.stop();
});

test("a session that the server does not know any more: signed out, and no answer is lost", async () => {
  keepHint();
  keepLink();
  page.rememberAnswer("b1", "yes", 1_000);
  api.answers["PUT /api/account"] = () => refusal(401, "sign_in_needed");
  follow();
  idle();
  await until(isState("logged-out"));
  expect(page.authStatus().user).toBeNull();
  expect(page.readMemory()!.answers.b1).toMatchObject({ answer: "yes" });
  expect([HOME, DEVICE]).not.toContain(page.visitorId());
  await until(() => api.lines().some((what) => what === `PUT /api/visitors/${page.visitorId()}`));
});

test.each([{ status: 503 }, "reset"] as const)(
  "an unclear answer of the server (%j) does not sign out",
  async (reply) => {
    keepHint();
    keepLink();
    api.answers["PUT /api/account"] = () => reply;
    follow();
    idle();
    await until(() => api.lines().includes("PUT /api/account"));
    await aWhile();
    expect(page.authStatus().state).toBe("logged-in");
    expect(page.visitorId()).toBe(HOME);
  },
);

test("a sign-in that was cut short is finished before anybody is shown as signed in", async () => {
  keepHint();
  const { opened, open } = gate<{ status: number; body: object }>();
  api.answers["PUT /api/account"] = () => opened;
  follow();
  expect(page.authStatus().state).toBe("loading");
  idle();
  await until(() => api.lines().includes("PUT /api/account"));
  expect(page.authStatus().state).toBe("loading");
  open({ status: 200, body: NOTHING_KNOWN });
  await until(isState("logged-in"));
  expect(page.visitorId()).toBe(HOME);
});

test("work that takes too long does not delay the sign-in", async () => {
  keepHint();
  api.answers["PUT /api/account"] = () => new Promise(() => {});
  follow();
  idle();
  await until(() => api.lines().includes("PUT /api/account"));
  jest.advanceTimersByTime(5_000);
  await until(isState("logged-in"));
});

const failedSignIn = async () => {
  const error = (await page.signIn("en").catch((caught: unknown) => caught)) as Error;
  expect(error.message).toBe("Failed to sign in with Google");
  expect(page.authStatus()).toMatchObject({ state: "logged-out", isSigningIn: false });
  return (error.cause as { reason: string }).reason;
};

test.each([{ status: 503 }, { status: 200, body: { firebase: { apiKey: 1 } } }])(
  "a configuration that cannot be had (%j) is an other reason, and the next click tries again",
  async (reply) => {
    follow();
    api.answers["GET /api/config"] = () => reply;
    expect(await failedSignIn()).toBe("other");
    api.answers["GET /api/config"] = () => NOT_CONFIGURED;
    expect(await failedSignIn()).toBe("not-allowed");
  },
);

const signedIn = async () => {
  keepHint();
  keepLink();
  follow();
  idle();
  await until(() => api.lines().includes("PUT /api/account"));
  await aWhile();
};

test.each([{ status: 503 }, "reset"] as const)(
  "a sign-out that does not reach the server (%j) fails, and leaves everything as it was",
  async (reply) => {
    await signedIn();
    const before = { ...localStorage };
    api.answers["DELETE /api/session"] = () => reply;
    await expect(page.signOut("en", false)).rejects.toThrow("Failed to sign out");
    expect(page.authStatus()).toMatchObject({ state: "logged-in", isSigningOut: false });
    expect({ ...localStorage, "bizgrow-forgotten": "" }).toEqual({
      ...before,
      "bizgrow-forgotten": "",
    });
  },
);

test("answers that could not be sent are not lost with a sign-out, unless that is agreed to", async () => {
  await signedIn();
  api.answers["DELETE /api/session"] = () => ({ status: 204 });
  api.answers[`PUT /api/visitors/${HOME}/answers/b1`] = () => ({ status: 503 });
  page.rememberAnswer("b1", "yes", 1_000);
  const error = (await page.signOut("en", false).catch((caught: unknown) => caught)) as Error;
  expect(error).toMatchObject({
    message: "Failed to sign out",
    cause: expect.objectContaining({ name: "UnsentError" }),
  });
  expect(error.cause).toBeInstanceOf(page.UnsentError);
  expect(page.readMemory()!.answers.b1).toMatchObject({ answer: "yes" });
  expect(api.lines()).not.toContain("DELETE /api/session");
  await page.signOut("en", true);
  expect(page.readMemory()).toBeNull();
});

test.each([503, 201])(
  "Get Started's details that wait are sent before a sign-out (%d)",
  async (status) => {
    await signedIn();
    api.answers["DELETE /api/session"] = () => ({ status: 204 });
    api.answers["POST /api/leads/onboarding"] = () => ({
      status,
      body: { reference: "BG-7K3Q9XM" },
    });
    const { completeOnboarding } = await import("@/lib/browser/leads/onboarding-lead");
    completeOnboarding(DETAILS, null, {
      lang: "en",
      textVersion: "2026-11-21",
      filledMs: 60_000,
    });
    const leaving = page.signOut("en", false).then(
      () => "left",
      ({ cause }: Error) => (cause as Error).name,
    );
    expect(await leaving).toBe(status === 201 ? "left" : "UnsentError");
    expect(api.lines()).toContain("POST /api/leads/onboarding");
    await page.signOut("en", true);
    expect(localStorage.getItem("bizgrow-onboarding-lead")).toBeNull();
  },
);

test("a note of the desk that is not saved is not lost with a sign-out, unless that is agreed to", async () => {
  await signedIn();
  api.answers["DELETE /api/session"] = () => ({ status: 204 });
  const { draftOf, keepDraft } = await import("@/lib/browser/desk/note-draft");
  keepDraft("lead", "Calls on Monday.", Date.now());
  const { cause } = (await page.signOut("en", false).catch((caught: unknown) => caught)) as Error;
  expect(cause).toBeInstanceOf(page.UnsentError);
  expect(draftOf("lead", Date.now())?.text).toBe("Calls on Monday.");
  await page.signOut("en", true);
  expect(draftOf("lead", Date.now())).toBeNull();
});

test("an interrupted sign-out is finished by the next page: no user is shown, the device is wiped", async () => {
  await signedIn();
  api.answers["DELETE /api/session"] = () => new Promise(() => {});
  page.signOut("en", false).catch(() => {});
  await until(() => api.lines().includes("DELETE /api/session"));
  stop();

  page = await newPage();
  api.answers["DELETE /api/session"] = () => "reset";
  follow();
  expect(page.authStatus()).toMatchObject({ state: "logged-out", user: null });
  idle();
  await until(() => localStorage.getItem("bizgrow-signed-in") === null);
  await until(() => api.lines().filter((what) => what === "DELETE /api/session").length === 2);
  expect(page.visitorId()).not.toBe(HOME);
  stop();

  page = await newPage();
  api.answers["DELETE /api/session"] = () => ({ status: 204 });
  follow();
  idle();
  await until(() => localStorage.getItem("bizgrow-signing-out") === null);
  expect(api.lines().filter((what) => what === "DELETE /api/session")).toHaveLength(3);
});
