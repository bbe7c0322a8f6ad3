// holds: #comparison
import { ourApi, refusal } from "@/test/our-api";
import { standAt } from "@/test/support/browser-page";
import { setVisitorId, VISITOR_ID_KEY } from "@/lib/browser/check/visitor-id";
import { forget } from "@/lib/browser/core/device-store";
import { compareWith, ownComparison } from "./own-comparison";
import { keepComparisonLink, comparisonLink } from "./comparison-link";

const ID = "11111111-1111-4111-8111-111111111111";
const TOKEN = "abcdefghijklmnopqrst_-";
const api = ourApi("none");
beforeEach(async () => {
  await api.reset();
  await api.start();
  standAt(api.origin);
  setVisitorId(ID);
  keepComparisonLink(TOKEN);
});
afterEach(() => api.stop());

const put = `PUT /api/visitors/${ID}/pair`;

test("a comparison that is made uses the link up", async () => {
  api.answers[put] = () => ({ status: 200, body: { state: "paired" } });
  expect(await compareWith(TOKEN, "en")).toBeNull();
  expect(api.calls[0]!.body).toEqual({ token: TOKEN });
  expect(comparisonLink()).toBeNull();
});

test.each([
  [refusal(404, "not_found"), "missing", null],
  [refusal(422, "invalid"), "missing", null],
  [refusal(409, "own"), "own", null],
  [refusal(409, "paired"), "paired", TOKEN],
  [refusal(409, "taken"), "taken", TOKEN],
  [refusal(409, "no_check"), "unsent", TOKEN],
  [refusal(503, "unavailable"), "failed", TOKEN],
] as const)("%j: %s", async (reply, said, left) => {
  api.answers[put] = () => reply;
  expect(await compareWith(TOKEN, "en")).toBe(said);
  expect(comparisonLink()).toBe(left);
});

test("a device that nobody answered on asks for no comparison", async () => {
  forget(VISITOR_ID_KEY);
  expect(await ownComparison("en")).toEqual({ kind: "done", value: { state: "none" } });
  expect(api.calls).toEqual([]);
});

test("a record that this browser may not open has none; a server that is away is asked again", async () => {
  api.answers[`GET /api/visitors/${ID}/pair`] = () => ({ status: 404 });
  expect(await ownComparison("en")).toEqual({ kind: "done", value: { state: "none" } });
  api.answers[`GET /api/visitors/${ID}/pair`] = () => ({ status: 503 });
  expect((await ownComparison("en")).kind).toBe("later");
});
