import { ourApi, refusal } from "@/test/our-api";
import { standAt } from "@/test/support/browser-page";
import { setSignInGate } from "./desk-client";
import { addLead, changeLead, changeMany, openedLead } from "./change-client";
import { pollToday, readCounts, readToday } from "./today-client";

const api = ourApi("none");
const DETAIL = { row: { id: "a" }, lead: { kind: "contact" } };
const SEEN = { id: "a", version: 3 };
const NEXT = { kind: "next", at: 900 } as const;
const COUNTS = { today: 1, late: 0, flagged: 0, statuses: { new: 1 } };
const PAGE = { rows: [], next: null, counts: COUNTS, now: 5 };

beforeEach(async () => {
  await api.reset();
  await api.start();
  standAt(api.origin);
  setSignInGate(async () => false);
});
afterEach(() => api.stop());

const changeWith = (reply: object | "reset") => {
  api.answers["POST /api/desk/leads/a"] = () => reply as never;
  return changeLead("a", 3, NEXT);
};

test("a change names the version that the operator saw", async () => {
  expect(await changeWith({ status: 200, body: DETAIL })).toEqual({
    kind: "saved",
    detail: DETAIL,
  });
  expect(api.calls.map(({ body }) => body)).toEqual([{ version: 3, change: NEXT }]);
});

test.each<[object | "reset", object]>([
  [
    { status: 409, body: { now: DETAIL } },
    { kind: "changed", detail: DETAIL },
  ],
  [refusal(404, "withdrawn"), { kind: "missing", code: "withdrawn" }],
  [refusal(401, "desk_idle"), { kind: "missing", code: "desk_idle" }],
  [refusal(422, "full"), { kind: "full" }],
  [refusal(422, "invalid"), { kind: "refused" }],
  [refusal(503, "unavailable"), { kind: "later" }],
  [{ status: 200, body: "<h1>Pay for Wi-Fi</h1>" }, { kind: "later" }],
  [{ status: 401, body: "<h1>Pay for Wi-Fi</h1>" }, { kind: "later" }],
  ["reset", { kind: "later" }],
])("%j is %j", async (reply, expected) => {
  expect(await changeWith(reply)).toEqual(expected);
});

test("a lead that is gone is told from a desk that is closed to who is signed out", async () => {
  const counts = "GET /api/desk/counts";
  for (const [reply, expected] of [
    [{ status: 200, body: COUNTS }, { kind: "missing" }],
    ["reset", { kind: "missing" }],
    [refusal(404, "not_found"), { kind: "missing", code: "signed_out" }],
    [refusal(401, "sign_in_too_old"), { kind: "missing", code: "sign_in_too_old" }],
  ] as const) {
    api.answers[counts] = () => reply;
    expect(await changeWith(refusal(404, "not_found"))).toEqual(expected);
  }
});

test("a change that needs a new sign-in is made again after it", async () => {
  const reasons: string[] = [];
  setSignInGate(async (reason) => {
    reasons.push(reason);
    api.answers["POST /api/desk/leads/a"] = () => ({ status: 200, body: DETAIL });
    return true;
  });
  expect(await changeWith(refusal(401, "desk_idle"))).toEqual({ kind: "saved", detail: DETAIL });
  expect(reasons).toEqual(["desk_idle"]);
});

test("other changes are parsed where they come in", async () => {
  api.answers["POST /api/desk/leads/a/opened"] = () => ({ status: 200, body: DETAIL });
  expect(await openedLead("a", "phone", null)).toEqual({ kind: "done", value: DETAIL });
  const typed = {
    channel: "visit",
    lang: "hi",
    ...{ name: "Meena", phone: "9876543210", email: "", businessName: "", location: "" },
    ...{ message: "", topic: "demo", packageId: null, key: "12345678" },
  } as const;
  api.answers["POST /api/desk/leads"] = () => ({ status: 201, body: { id: "a", reference: "BG" } });
  expect(await addLead(typed)).toMatchObject({ kind: "done", value: { id: "a", reference: "BG" } });
  api.answers["POST /api/desk/leads"] = () => ({ status: 201, body: { id: 1 } });
  expect(await addLead(typed)).toMatchObject({ kind: "later" });
  const many = { done: ["a"], failed: [] };
  api.answers["POST /api/desk/leads/many"] = () => ({ status: 200, body: many });
  expect(await changeMany([SEEN], NEXT)).toEqual({ kind: "done", value: many });
  expect(api.calls.at(-1)!.body).toEqual({ leads: [SEEN], change: NEXT });
  api.answers["POST /api/desk/leads/many"] = () => ({ status: 200, body: {} });
  expect(await changeMany([SEEN], NEXT)).toMatchObject({ kind: "later" });
});

test("Today is asked for by a person through the gate, and by the page without", async () => {
  api.answers["POST /api/desk/today"] = () => ({ status: 200, body: PAGE });
  expect(await readToday(null)).toEqual({ kind: "done", value: PAGE });
  expect(await pollToday()).toEqual({ kind: "done", value: PAGE });
  expect(api.calls.map(({ body }) => body)).toEqual([{ after: null }, { after: null, poll: true }]);
  const asked = jest.fn(async () => false);
  setSignInGate(asked);
  api.answers["POST /api/desk/today"] = () => refusal(401, "desk_idle");
  expect(await pollToday()).toEqual({ kind: "missing", code: "desk_idle" });
  expect(asked).not.toHaveBeenCalled();
  await readToday(null);
  expect(asked).toHaveBeenCalledWith("desk_idle");
});

test("counts that are no numbers are not ours", async () => {
  api.answers["GET /api/desk/counts"] = () => ({ status: 200, body: COUNTS });
  expect(await readCounts()).toEqual({ kind: "done", value: COUNTS });
  api.answers["GET /api/desk/counts"] = () => ({ status: 200, body: { ...COUNTS, late: "1" } });
  expect(await readCounts()).toMatchObject({ kind: "later" });
  api.answers["POST /api/desk/today"] = () => ({ status: 200, body: { ...PAGE, counts: {} } });
  expect(await pollToday()).toMatchObject({ kind: "later" });
});
