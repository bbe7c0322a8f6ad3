// holds: #next-owner
import { gate, standAt } from "@/test/support/browser-page";
import { ourApi } from "@/test/our-api";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

const newPage = async () => {
  jest.resetModules();
  return {
    ...(await import("./session")),
    ...(await import("./forget-device")),
    ...(await import("@/lib/browser/check/outbox")),
    ...(await import("@/lib/browser/check/quiz-memory")),
    ...(await import("@/lib/browser/check/visitor-id")),
    ...(await import("@/lib/browser/core/device-store")),
  };
};

jest.setTimeout(30_000);

const api = ourApi();
let page: Awaited<ReturnType<typeof newPage>>;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await api.reset();
  await api.start();
  standAt(api.origin);
  page = await newPage();
});
afterEach(() => api.stop());

const answerAs = (answer: "yes" | "no", count = 3) =>
  QUESTION_IDS.slice(0, count).forEach((id) => page.rememberAnswer(id, answer, Date.now()));

const keys = () =>
  Object.keys({ ...localStorage }).filter((key) => !/-(forgotten|owner)$/.test(key));

test("the next owner begins with an empty device and a record of their own", async () => {
  answerAs("yes");
  sessionStorage.setItem("bizgrow-contact-draft", "{}");
  const first = page.visitorId();
  expect(await page.handOver("en", false)).toBe("done");
  expect(keys()).toEqual([]);
  expect(sessionStorage.getItem("bizgrow-contact-draft")).toBeNull();

  page = await newPage();
  answerAs("no", 2);
  await page.flush("en");
  expect(page.visitorId()).not.toBe(first);
  expect(api.answersOf(first)).toEqual({ b1: "yes", b2: "yes", b3: "yes" });
  expect(api.answersOf(page.visitorId())).toEqual({ b1: "no", b2: "no" });
  const [one, other] = [...api.records().values()];
  expect(one!.ownerTokenHash).not.toBe(other!.ownerTokenHash);
});

test("without a network nothing is deleted, unless the loss is agreed to", async () => {
  answerAs("yes");
  await page.flush("en");
  const before = { ...localStorage };
  await api.stop();
  expect(await page.handOver("en", false)).toBe("offline");
  expect({ ...localStorage }).toMatchObject(before);
  page.rememberAnswer("b1", "no", Date.now());
  expect(await page.handOver("en", false)).toBe("unsent");
  expect(page.unsentAnswersIn(page.readMemory()!)).toBe(1);
  const first = page.visitorId();
  expect(await page.handOver("en", true)).toBe("done");
  expect(keys()).toEqual(["bizgrow-signing-out"]);

  // The second owner answers before the server knows of the change.
  page = await newPage();
  page.wipeIfDue();
  answerAs("no", 4);
  await api.start();
  await page.reopen("en");
  expect(api.answersOf(first)).toEqual({ b1: "yes", b2: "yes", b3: "yes" });
  expect(Object.values(api.answersOf(page.visitorId()))).toEqual(["no", "no", "no", "no"]);
  const hashes = [...api.records().values()].map(({ ownerTokenHash }) => ownerTokenHash);
  expect(new Set(hashes).size).toBe(2);
});

test("a change that was killed on its way is finished by the next page, before it shows anything", async () => {
  answerAs("yes");
  await page.flush("en");
  const { opened, open } = gate<undefined>();
  api.answers["DELETE /api/session"] = () => opened;
  void page.handOver("en", false);
  const killed = page;
  page = await newPage();
  while (!localStorage.getItem("bizgrow-signing-out"))
    await new Promise((done) => setTimeout(done, 5));
  page.wipeIfDue();
  expect(page.readMemory()).toBeNull();
  open(undefined);
  // What the killed page would still write.
  killed.rememberAnswer("b1", "yes", Date.now());
  expect(page.readMemory()).toBeNull();
});

test("a tab of the owner before follows, and writes nothing more", async () => {
  answerAs("yes");
  const other = await newPage();
  const followed: string[] = [];
  const stop = other.onNextOwner(() => followed.push("left"));
  expect(followed).toEqual([]);
  await page.handOver("en", false);
  expect(followed).toContain("left");
  other.rememberAnswer("b1", "yes", Date.now());
  expect(keys()).toEqual([]);
  stop();
});
