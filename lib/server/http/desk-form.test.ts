// holds: #desk-access, #desk-forms
import "@/test/support/own-store";
import { z } from "zod";
import { contentIn } from "@/lib/content";
import { makeDeskLink, openDeskBy } from "@/lib/server/auth/desk-door";
import { openDesk } from "@/lib/server/desk/open-desk";
import { ApiError } from "@/lib/server/core/api-error";
import { noParams } from "@/lib/server/core/value-schemas";
import { StoreUnavailable } from "@/lib/server/store/store";
import { deskSession } from "@/test/support/desk-callers";
import { manyOf } from "@/lib/server/core/value-schemas";
import { deskForm, type DeskFormOutcome } from "./desk-form";

const ORIGIN = "https://bizgrow.example";
const OPERATOR = "op@example.in";
Object.assign(process.env, { SITE_URL: ORIGIN, OPERATOR_EMAILS: OPERATOR });

const fields = z.strictObject({ businessName: z.string().min(3), ids: manyOf(z.string()) });
type Fields = z.infer<typeof fields>;
type Work = (fields: Fields) => DeskFormOutcome | Promise<DeskFormOutcome>;
const SAVED: Work = ({ businessName }) => ({ text: `Saved ${businessName}.` });

type Sent = {
  cookie: string | null;
  form?: string;
  work?: Work;
  json?: boolean;
  use?: "recent";
  maxBytes?: number;
  headers?: Record<string, string>;
};
const GOOD = "back=/hi/desk/leads%3Fstatus%3Dnew&businessName=Kirana";

const send = ({ cookie, form = GOOD, work = SAVED, json = false, headers, ...more }: Sent) => {
  const options = { params: noParams, fields, ...more };
  const { POST } = deskForm(options, async (asked) => work(asked.fields));
  const request = new Request(`${ORIGIN}/api/desk/thing`, {
    method: "POST",
    headers: {
      origin: ORIGIN,
      referer: `${ORIGIN}/desk/add`,
      accept: json ? "application/json" : "text/html,*/*;q=0.8",
      ...(cookie && { cookie }),
      ...headers,
    },
    body: new URLSearchParams(form),
  });
  return POST(request, { params: Promise.resolve({}) });
};
const saidAt = async (cookie: string) => {
  const state = await openDesk(cookie);
  return state.kind === "open" ? state.said : state.reason;
};
const { refusals } = contentIn("en").desk.frame;
const hindi = contentIn("hi").desk.frame.refusals;

test("without JavaScript the page of the form says once what came of it", async () => {
  const cookie = await deskSession(OPERATOR);
  const reply = await send({ cookie });
  expect([reply.status, reply.headers.get("location")]).toEqual([303, "/hi/desk/leads?status=new"]);
  expect(await saidAt(cookie)).toEqual({ text: "Saved Kirana." });
  expect(await saidAt(cookie)).toBeNull();
});

test("the outcome may name another page", async () => {
  const cookie = await deskSession(OPERATOR);
  const reply = await send({ cookie, work: () => ({ text: "Added.", to: "/desk/leads/ab" }) });
  expect(reply.headers.get("location")).toBe("/desk/leads/ab");
  expect(await saidAt(cookie)).toEqual({ text: "Added." });
});

test("a caller that accepts JSON gets the outcome, and no page says it again", async () => {
  const cookie = await deskSession(OPERATOR);
  const reply = await send({ cookie, json: true });
  expect([reply.status, await reply.json()]).toEqual([200, { text: "Saved Kirana." }]);
  expect(await saidAt(cookie)).toBeNull();
});

test("a field that is sent several times is a list, and one that is not sent an empty one", async () => {
  const cookie = await deskSession(OPERATOR);
  const work: Work = ({ ids }) => ({ text: JSON.stringify(ids) });
  const textFor = async (more: string) =>
    (await (await send({ cookie, work, json: true, form: GOOD + more })).json()) as unknown;
  expect(await textFor("&ids=a&ids=b&ids=c")).toEqual({ text: '["a","b","c"]' });
  expect(await textFor("&ids=a")).toEqual({ text: '["a"]' });
  expect(await textFor("")).toEqual({ text: "[]" });
});

test("a field may be called like a part of every object", async () => {
  const cookie = await deskSession(OPERATOR);
  const form = `${GOOD}&constructor=a&__proto__=b`;
  const reply = (await (await send({ cookie, form, json: true })).json()) as { kept: unknown };
  expect(JSON.stringify(reply.kept)).toContain('"constructor":"a","__proto__":"b"');
});

test("a field that is longer than a session may keep is not kept", async () => {
  const cookie = await deskSession(OPERATOR);
  const form = `back=/desk/import&businessName=K&csv=${"a".repeat(200_001)}`;
  await send({ cookie, form, maxBytes: 300_000 });
  expect(await saidAt(cookie)).toMatchObject({ isTrouble: true, kept: { businessName: "K" } });
});

test("a wrong field is named in the page's language, and what was typed is kept", async () => {
  const cookie = await deskSession(OPERATOR);
  const form = "back=/desk/add&businessName=K&ids=a&ids=b";
  const kept = { businessName: "K", ids: "a b" };
  const reply = await send({ cookie, form, json: true });
  const said = (await reply.json()) as { text: string };
  expect(reply.status).toBe(422);
  expect(said).toEqual({ text: expect.any(String), isTrouble: true, kept });
  expect(said.text).toContain("“Business”");
  await send({ cookie, form });
  expect(await saidAt(cookie)).toEqual(said);
});

test.each([
  ["a refusal", new ApiError(409, "changed", "Somebody was faster."), 409, hindi.changed],
  ["a refusal without words", new ApiError(409, "odd", "Odd."), 409, hindi.other],
  ["a store that fails", new StoreUnavailable(new Error("disk")), 503, hindi.unavailable],
  ["our own mistake", new TypeError("x is undefined"), 500, hindi.other],
])(
  "%s is said in the page's language, and what was typed is kept",
  async (_, error, status, text) => {
    const cookie = await deskSession(OPERATOR);
    const work = () => Promise.reject(error);
    const reply = await send({ cookie, work, json: true });
    const said = { text, isTrouble: true, kept: { businessName: "Kirana" } };
    expect([reply.status, await reply.json()]).toEqual([status, said]);
    expect((await send({ cookie, work })).status).toBe(303);
    expect(await saidAt(cookie)).toEqual(said);
  },
);

test("a file is sent as it is", async () => {
  const work = () => new Response("a,b", { headers: { "Content-Type": "text/csv" } });
  const reply = await send({ cookie: await deskSession(OPERATOR), work });
  expect([reply.status, await reply.text()]).toEqual([200, "a,b"]);
});

test.each(["", "back=//evil.example&businessName=Kirana", "back=/account&businessName=Kirana"])(
  "a form that names no page of the desk is refused: %j",
  async (form) => {
    const cookie = await deskSession(OPERATOR);
    expect((await send({ cookie, form, json: true })).status).toBe(422);
    const page = await send({ cookie, form });
    expect([page.status, await page.text()]).toEqual([422, expect.stringContaining("/desk/add")]);
  },
);

test("without a session, and for an address that is no operator's, it leads to the page, which is the door then", async () => {
  const codes = [];
  for (const cookie of [null, await deskSession("other@example.in")]) {
    const work = () => {
      throw new Error("never called");
    };
    const reply = await send({ cookie, work, json: true });
    codes.push([reply.status, ((await reply.json()) as { error: { code: string } }).error.code]);
    codes.push((await send({ cookie, work })).headers.get("location"));
  }
  expect(codes).toEqual([
    [401, "sign_in_needed"],
    "/desk/add",
    [401, "sign_in_needed"],
    "/desk/add",
  ]);
});

test("a session that was opened earlier does not do where a recent one is needed", async () => {
  const cookie = await deskSession(OPERATOR, 20);
  expect((await send({ cookie })).status).toBe(303);
  const refused = await send({ cookie, json: true, use: "recent" });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ error: { code: "recent_link_required" } });
  const page = await send({ cookie, use: "recent" });
  const { reasons } = contentIn("hi").desk.door;
  expect([page.status, await page.text()]).toEqual([
    401,
    expect.stringContaining(reasons.recent_link_required),
  ]);
});

test("after an hour of nothing the page is the door, and what was typed waits for the next opening", async () => {
  const cookie = await deskSession(OPERATOR, 90, 61);
  const reply = await send({ cookie });
  expect([reply.status, reply.headers.get("location")]).toEqual([303, "/hi/desk/leads?status=new"]);
  expect(await openDesk(cookie)).toEqual({ kind: "closed", reason: "desk_idle" });
  const link = new URL(await makeDeskLink(OPERATOR, null, "hi")).searchParams.get("link")!;
  const { setCookie, back } = (await openDeskBy(link, cookie))!;
  expect(back).toBe("/hi/desk/leads?status=new");
  const { kept } = contentIn("hi").desk.door;
  const said = { text: kept, isTrouble: true, kept: { businessName: "Kirana" } };
  expect(await saidAt(setCookie.split(";")[0]!)).toEqual(said);
});

test("more than a form may hold is refused", async () => {
  const form = `${GOOD}&ids=${"a".repeat(60_000)}`;
  const reply = await send({ cookie: await deskSession(OPERATOR), form, json: true });
  expect(reply.status).toBe(413);
  expect(refusals.other).not.toBe("");
});
