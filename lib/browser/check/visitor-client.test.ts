import { ourApi } from "@/test/our-api";
import { standAt } from "@/test/support/browser-page";
import { AI_ANALYSIS } from "@/test/builders/ai-analysis";
import { exportRecord, linkAccount } from "./visitor-client";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";
const SUMMARY = {
  answers: { b1: "yes", b2: "perhaps", x1: "no" },
  versions: { b1: 7, b2: "8", g1: -1, x1: 9 },
  attempts: 1,
  isFinished: false,
  analysis: { ...AI_ANALYSIS, source: "ai", lang: "hi" },
};

const api = ourApi("none");

beforeEach(async () => {
  await api.reset();
  await api.start();
  standAt(api.origin);
});
afterEach(() => api.stop());

test("linking returns the account's state, without invalid parts", async () => {
  api.answers["PUT /api/account"] = () => ({ status: 200, body: { userId: ID, ...SUMMARY } });
  expect(await linkAccount("fallback-1764000000000", "hi")).toEqual({
    kind: "done",
    value: {
      userId: ID,
      answers: { b1: "yes" },
      versions: { b1: 7 },
      attempts: 1,
      isFinished: false,
      analysis: { analysis: AI_ANALYSIS, source: "ai", lang: "hi" },
      aiConsent: null,
      plan: { marks: {}, trade: null },
    },
  });
  expect(api.calls[0]!.body).toEqual({ visitorId: "fallback-1764000000000", lang: "hi" });
});

test.each([
  ["no id", { ...SUMMARY }],
  ["a strange id", { ...SUMMARY, userId: "../x" }],
  ["no answers", { ...SUMMARY, userId: ID, answers: undefined }],
  ["no number of attempts", { ...SUMMARY, userId: ID, attempts: "1" }],
])("a reply with %s is not ours", async (_, body) => {
  api.answers["PUT /api/account"] = () => ({ status: 200, body });
  expect((await linkAccount(ID, "en")).kind).toBe("later");
});

test("an export is handed on as it comes, if it is this record's", async () => {
  const body = { userId: ID, anything: [1] };
  api.answers[`GET /api/visitors/${ID}`] = () => ({ status: 200, body });
  expect(await exportRecord(ID)).toEqual({ kind: "done", value: body });
  api.answers[`GET /api/visitors/${ID}`] = () => ({ status: 200, body: { userId: "other" } });
  expect((await exportRecord(ID)).kind).toBe("later");
});
