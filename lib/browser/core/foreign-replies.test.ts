// holds: #r14
import { mailsReports, askForReport } from "@/lib/browser/share/report-client";
import { readConfig, startSession } from "@/lib/browser/auth/session-client";
import * as visitor from "@/lib/browser/check/visitor-client";
import { readNews } from "@/lib/browser/desk/news";
import { sendForm } from "@/lib/browser/desk/send-form";
import { chooseCall, openRequest, readFreeTimes, tellPaid } from "@/lib/browser/leads/call-client";
import { sendLead } from "@/lib/browser/leads/lead-client";
import { makeLink, openLink, readLinks, revokeLink } from "@/lib/browser/share/link-client";
import { fetchPdf } from "@/lib/browser/share/report-pdf";
import { ourApi } from "@/test/our-api";
import { standAt } from "@/test/support/browser-page";

const api = ourApi("none");
beforeAll(async () => {
  await api.start();
  standAt(api.origin);
});
afterAll(() => api.stop());

const ID = "a".repeat(32);
const LATER = { kind: "later" };
const UNSENT = { kind: "unsent", why: "store" };
const answers = {} as Parameters<typeof visitor.requestAnalysis>[1];

/** Every call of the browser's code, and what it says to an answer that is not our server's. */
const CALLS: readonly [string, () => Promise<unknown>, object][] = [
  ["openVisitor", () => visitor.openVisitor(ID, "en", {} as never), LATER],
  ["saveAnswer", () => visitor.saveAnswer(ID, "online-presence" as never, 1 as never, 1), LATER],
  ["saveNotes", () => visitor.saveNotes(ID, {} as never), LATER],
  ["askForCall", () => visitor.askForCall(ID, {}, "k"), LATER],
  ["requestAnalysis", () => visitor.requestAnalysis(ID, answers, "en"), LATER],
  ["linkAccount", () => visitor.linkAccount(ID, "en"), LATER],
  ["exportRecord", () => visitor.exportRecord(ID), LATER],
  ["deleteRecord", () => visitor.deleteRecord(ID), LATER],
  ["saveConsent", () => visitor.saveConsent(ID, "aiProfile" as never, true, "1"), LATER],
  ["readConfig", readConfig, LATER],
  ["startSession", () => startSession("t"), LATER],
  ["endSession", visitor.endSession, LATER],
  ["askForReport", () => askForReport(ID, { email: "a@b.in", lang: "en" }), LATER],
  ["openRequest", () => openRequest("t"), LATER],
  ["chooseCall", () => chooseCall("t", 1), LATER],
  ["chooseCall, none", () => chooseCall("t", null), LATER],
  ["makeLink", () => makeLink(ID, "plan", "en"), LATER],
  ["readLinks", () => readLinks(ID), LATER],
  ["revokeLink", () => revokeLink(ID, "l"), LATER],
  ["openLink", () => openLink("t", "en"), LATER],
  ["tellPaid", () => tellPaid({ token: "t", lang: "en", way: "upi", utr: "" }), { kind: "failed" }],
  ["sendLead", () => sendLead("contact", { name: "Asha" }, "k"), UNSENT],
  ["sendForm", () => sendForm({ action: "/f", body: new URLSearchParams() }), { kind: "failed" }],
  ["readNews", readNews, { counts: null }],
  ["readFreeTimes", async () => ({ times: await readFreeTimes() }), { times: [] }],
  ["mailsReports", async () => ({ is: await mailsReports() }), { is: false }],
];

const HTML = { "Content-Type": "text/html" };
const FILE = {
  "Content-Type": "application/pdf",
  "Content-Disposition": 'attachment; filename="people.csv"',
};
const REPLIES = [
  ["an empty 200", { status: 200 }],
  ["a page with 200", { status: 200, headers: HTML, body: "<h1>Welcome to our Wi-Fi</h1>" }],
  ["a 502 of a proxy", { status: 502, headers: HTML, body: "<h1>Bad Gateway</h1>" }],
  ["JSON of somebody else", { status: 200, body: { status: "ok" } }],
] as const;

describe.each(REPLIES)("%s is no success:", (_, reply) => {
  beforeAll(() => (api.edge = () => reply));
  test.each(CALLS)("%s", async (_name, ask, said) => expect(await ask()).toMatchObject(said));
});

test("a file without content is none", async () => {
  api.edge = () => ({ status: 200, headers: FILE });
  expect(await fetchPdf(ID, "en")).toEqual({ kind: "offline" });
  const export_ = { action: "/api/desk/export", body: new URLSearchParams() };
  expect(await sendForm(export_)).toEqual({ kind: "failed" });
});
