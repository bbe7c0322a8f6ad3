// holds: #deletion
import { OWN_ID as ID } from "@/test/support/own-pages";
import { standAt } from "@/test/support/browser-page";
import { ourApi } from "@/test/our-api";
import { newRecord } from "@/lib/domain/account/record";
import { removeHint, writeHint, writeLink } from "@/lib/browser/check/sign-in-hint";
import { deleteEverything } from "./delete-everything";
import { forget, write } from "@/lib/browser/core/device-store";
import { rememberAnswer } from "@/lib/browser/check/quiz-memory";
import { VISITOR_ID_KEY } from "@/lib/browser/check/visitor-id";

const ASHA = { uid: "u1", name: "Asha Rao", email: "asha@example.com", photoURL: null };

const api = ourApi();

/** The stored keys, without the mark of the deletion itself. */
const leftOver = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
    (key) => key !== "bizgrow-forgotten",
  );

beforeEach(async () => {
  localStorage.clear();
  forget(VISITOR_ID_KEY);
  removeHint();
  await api.reset();
  await api.start();
  standAt(api.origin);
  write(VISITOR_ID_KEY, ID);
  await api.own(newRecord(ID, "", {}));
  rememberAnswer("b1", "yes", 1_000);
  localStorage.setItem("userOnboardingData", "{}");
  sessionStorage.setItem("bizgrow-contact-draft", "{}");
});
afterEach(() => api.stop());

test("a signed-in user is signed out as well, and unsent data is not sent first", async () => {
  writeHint(ASHA);
  expect(await deleteEverything("en")).toBe("all");
  expect(api.log().filter((what) => !/^read$|^GET /.test(what))).toEqual([
    "delete",
    "DELETE /api/session",
  ]);
  expect(api.records().size).toBe(0);
  expect(leftOver()).toEqual([]);
});

test.each([
  ["reset" as const, "failed"],
  [{ status: 503 }, "failed"],
  [{ status: 429 }, "failed"],
])("when the server answers %p nothing is touched", async (reply, outcome) => {
  const before = { ...localStorage };
  api.edge = () => reply;
  expect(await deleteEverything("en")).toBe(outcome);
  expect({ ...localStorage }).toEqual(before);
  expect(sessionStorage.getItem("bizgrow-contact-draft")).toBe("{}");
});

test("without access to the record the device is wiped, which is reported", async () => {
  await api.deleteRecords();
  expect(await deleteEverything("en")).toBe("device");
  expect(leftOver()).toEqual([]);
});

test("a device without an id is wiped without a call", async () => {
  forget(VISITOR_ID_KEY);
  expect(await deleteEverything("en")).toBe("device");
  expect(api.calls).toEqual([]);
  expect(leftOver()).toEqual([]);
});

test("after a session ended earlier, the device is wiped, and the account is reported as untouched", async () => {
  writeLink({ uid: "u1", userId: "22222222-2222-4222-8222-222222222222" });
  expect(await deleteEverything("en")).toBe("not-account");
  expect(leftOver()).toEqual([]);
});

test("a session that turns out to have ended deletes nothing", async () => {
  writeHint(ASHA);
  await api.refuseCookies();
  expect(await deleteEverything("en")).toBe("expired");
  expect(api.records().size).toBe(1);
  expect(leftOver()).toContain("bizgrow-quiz");
});
