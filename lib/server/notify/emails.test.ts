// holds: #notifications, #desk-calls
import ICAL from "ical.js";
import { contentIn } from "@/lib/content";
import { newRecord, type VisitorRecord, withAttempt } from "@/lib/domain/account/record";
import { wishedCall } from "@/lib/domain/calls/call";
import { callTime } from "@/lib/domain/calls/call-time";
import { quizResult } from "@/lib/domain/check/scoring";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import { withCallChosen } from "@/lib/domain/leads/lead-call";
import type { Lead } from "@/lib/domain/leads/lead";
import type { SiteAlert } from "@/lib/domain/notify/notification";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { mailServer } from "@/lib/server/core/env-notifications";
import { storedWording } from "@/lib/server/check/save-answer";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { PermanentFailure } from "./channel";
import { leadEmail, requestEmail } from "./lead-email";
import type { Email } from "./email";
import { alertEmail } from "./alert-email";
import { createSmtpSender } from "./smtp";
import { createReportWorker } from "@/lib/server/pdf/report-worker";
import { pdfText, withPoppler } from "@/test/support/pdf-tools";
import { reportEmail } from "./report-email";

const DESK = {
  siteUrl: "https://bizgrow.example",
  to: ["asha@example.in"],
  operators: ["ravi@example.in", "asha@example.in"],
  lang: "en",
} as const;
const FROM = { name: "BizGrow", address: "site@example.in" };
const SENT = { id: "a".repeat(64), since: Date.parse("2026-11-21T06:00:00Z") };

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const pdfs = createReportWorker();
afterAll(() => pdfs.close());
const report = (
  ...[record, about, make = pdfs.make]: [
    Parameters<typeof reportEmail>[0],
    Parameters<typeof reportEmail>[1],
    typeof pdfs.make?,
  ]
) => reportEmail(record, about, DESK.siteUrl, make);

const sent = async (letter: Email, letterMs?: number) => {
  server.letters.length = 0;
  await createSmtpSender(
    { server: mailServer.parse(server.url), from: FROM },
    letterMs,
  )({
    ...letter,
    ...SENT,
  });
  return server.letters[0]!;
};

const EVIL = "x\r\nBcc: all@example.in\r\n\r\n<script>alert(1)</script>\u2028.\r\nQUIT\r\n";
const evil: readonly Lead[] = [
  {
    ...CONTACT,
    reference: `BG-${EVIL}`,
    name: EVIL,
    phone: EVIL,
    email: `${EVIL}@example.in`,
    message: `${EVIL}.\r\n..\r\nFrom nobody`,
  },
  {
    ...ONBOARDING,
    firstName: EVIL,
    lastName: EVIL,
    businessName: EVIL,
    location: EVIL,
    source: { utm_source: EVIL },
  },
];

test.each(evil)("no text of a visitor becomes a header, a recipient or markup", async (lead) => {
  const { to, raw, letter } = await sent(leadEmail("lead", lead, DESK));
  expect(to).toEqual(["asha@example.in"]);
  const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
  expect(head).not.toMatch(/^bcc:/im);
  const heads = letter.headers.map(({ key }) => key).filter((key) => key !== "reply-to");
  expect(letter.replyTo ?? []).toEqual(
    lead === evil[0] ? [] : [expect.objectContaining({ address: lead.email })],
  );
  expect(heads.toSorted()).toEqual(
    [
      "auto-submitted",
      "content-language",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "subject",
      "to",
    ].toSorted(),
  );
  expect(letter.html).not.toContain("<script>");
  expect(letter.html).toContain("&lt;script&gt;");
  expect(letter.text).toContain("<script>alert(1)</script>");
  expect(letter.attachments).toEqual([]);
});

test.each<[string, Lead, string[]]>([
  [
    "message",
    CONTACT,
    ["Kirana or general store", "Asha Patil · Wants to order: The profit and slow months package"],
  ],
  ["Get Started", ONBOARDING, ["रवि Sharma", "Sharma Stores", "Nagpur", "+919876543211", "Hindi"]],
  ["check", CHECK, ["Mina Salon", "43 (D) · Operations & Strategic Planning"]],
  ["newsletter", NEWSLETTER, ["mina@example.in"]],
])("a %s has all its data, as plain text and as HTML", async (_, lead, said) => {
  const { letter } = await sent(leadEmail("lead", lead, DESK));
  for (const text of said) expect(letter.text).toContain(text);
  for (const text of said) expect(letter.html).toContain(text.replaceAll("&", "&amp;"));
  expect(letter.subject).not.toContain("Sharma");
  expect(letter.html).not.toMatch(/<(img|link|script|iframe)|url\(/);
});

test.each<[Lead, string]>([
  [CONTACT, "Wants to order: The profit and slow months package, BG-C0NTACT"],
  [{ ...CONTACT, topic: "demo" }, "Wants a call: The profit and slow months package, BG-C0NTACT"],
  [{ ...CONTACT, topic: "question", packageId: null }, "Has a question, BG-C0NTACT"],
  [{ ...CONTACT, topic: "call", packageId: null }, "Wants a call, BG-C0NTACT"],
  [{ ...CONTACT, topic: "of a later release", packageId: null }, "Has a question, BG-C0NTACT"],
  [ONBOARDING, "Has a question, BG-0NB0ARD"],
  [CHECK, "Health Check, BG-CHECK00"],
  [NEWSLETTER, "Newsletter, BG-NEWS000"],
])("the subject says what it is, and names nobody: %#", (lead, subject) => {
  expect(leadEmail("lead", lead, DESK).subject).toBe(subject);
});

describe("a call at a time", () => {
  const AT = Date.parse("2026-11-26T17:00:00+05:30");
  const booked = (lead: object = {}): Lead => ({
    ...CONTACT,
    topic: "call",
    name: "आशा पाटील",
    call: wishedCall(AT),
    ...lead,
  });
  const eventIn = ({ attachments }: Awaited<ReturnType<typeof sent>>["letter"]) => {
    const [file, ...others] = attachments;
    expect([others, file!.filename, file!.mimeType]).toEqual([[], "call.ics", "text/calendar"]);
    const text = new TextDecoder().decode(file!.content as ArrayBuffer);
    for (const line of text.split(/\r?\n/)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const events = calendar.getAllSubcomponents("vevent");
    expect(events).toHaveLength(1);
    return new ICAL.Event(events[0]!);
  };

  test.each(LANGS)(
    "%s: is in the mail, and goes along as an entry for a calendar",
    async (lang) => {
      const { letter } = await sent(leadEmail("lead", booked(), { ...DESK, lang }));
      const { desk } = contentIn(lang);
      expect(letter.text).toContain(`${desk.columns.call}: ${callTime(lang, AT)}\n`);
      const event = eventIn(letter);
      expect(event.uid).toBe("BG-C0NTACT@bizgrow.example");
      const who = { name: "आशा पाटील", phone: "+919876543210" };
      expect(event.summary).toBe(fill(desk.calls.entry, who));
      expect(event.description).toMatch(/^.*BG-C0NTACT\nhttps:\/\/bizgrow\.example\/.*lead$/);
      expect(event.startDate.toJSDate().getTime()).toBe(AT);
      expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
      expect(event.endDate.toJSDate().getTime()).toBe(AT + 30 * 60_000);
      expect(event.component.getAllSubcomponents("valarm")).toHaveLength(1);
    },
  );

  test("that its sender moved is the same entry at the new time; a cancelled one goes out of the calendar", async () => {
    const moved = withCallChosen(booked(), AT + 3_600_000, AT - 60_000);
    const { letter } = await sent(requestEmail("lead", moved, "moved", DESK));
    expect(letter.subject).toBe("Call at a new time, BG-C0NTACT");
    const event = eventIn(letter);
    expect(event.uid).toBe("BG-C0NTACT@bizgrow.example");
    expect(event.startDate.toJSDate().getTime()).toBe(AT + 3_600_000);
    const sequenceIn = ({ component }: ICAL.Event) => component.getFirstPropertyValue("sequence");
    expect(sequenceIn(event)).toBe(1);
    const none = withCallChosen(moved, null, AT);
    const cancelled = await sent(requestEmail("lead", none, "cancelled", DESK));
    expect(cancelled.letter.subject).toBe("Call cancelled, BG-C0NTACT");
    expect(cancelled.letter.text).toContain(`cancelled by the person on ${callTime("en", AT)}`);
    const gone = eventIn(cancelled.letter);
    expect([gone.uid, sequenceIn(gone)]).toEqual([event.uid, 2]);
    expect(gone.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(gone.component.parent!.getFirstPropertyValue("method")).toBe("CANCEL");
    const made = await sent(
      leadEmail("lead", booked({ call: { ...wishedCall(AT), end: "reached" } }), DESK),
    );
    expect(made.letter.attachments).toEqual([]);
  });

  test("without a time has no file; no text of a visitor becomes a line of it", async () => {
    const soon = await sent(leadEmail("lead", booked({ call: wishedCall("morning") }), DESK));
    expect(soon.letter.text).toContain("Call: asked for the morning");
    expect(soon.letter.attachments).toEqual([]);
    const { letter } = await sent(
      leadEmail("lead", { ...evil[0]!, ...booked({ name: EVIL }) }, DESK),
    );
    expect(eventIn(letter).summary).toContain("<script>alert(1)</script>");
  });
});

test("a tap in the email calls, or opens the chat through the desk, which notes it", async () => {
  const { letter } = await sent(leadEmail("lead", ONBOARDING, DESK));
  for (const body of [letter.text, letter.html]) {
    expect(body).toContain("tel:+919876543211");
    expect(body).toContain("https://bizgrow.example/desk/go/lead?way=whatsapp");
    expect(body).not.toContain("wa.me");
  }
  const { letter: hindi } = await sent(leadEmail("lead", ONBOARDING, { ...DESK, lang: "hi" }));
  expect(hindi.text).toContain("https://bizgrow.example/hi/desk/go/lead?way=whatsapp");
  const landline = { ...CONTACT, phone: "+914426161234" };
  const { letter: other } = await sent(leadEmail("lead", landline, DESK));
  expect(other.text).toContain("tel:+914426161234");
  expect(other.text).not.toContain("/desk/go/");
  expect((await sent(leadEmail("lead", CHECK, DESK))).letter.text).not.toMatch(/tel:|desk\/go/);
});

describe("the report", () => {
  const FINISHED = Date.parse("2026-11-20T20:00:00Z");
  const record: VisitorRecord = withAttempt(
    newRecord("visitor", "hash", { lang: "en" }),
    SAMPLE_ANSWERS,
    quizResult(SAMPLE_ANSWERS),
    FINISHED,
    storedWording,
  );
  const about = {
    kind: "report",
    visitorId: "visitor",
    completedAt: FINISHED,
    email: "owner@example.in",
    lang: "en",
  } as const;

  test.each([
    ["en", "/health-check"],
    ["hi", "/hi/health-check"],
  ] as const)("in %s, of the day in India, to the owner alone", async (lang, path) => {
    const { to, letter } = await sent((await report(record, { ...about, lang }))!);
    const [file] = letter.attachments;
    expect(file).toMatchObject({
      filename: "bizgrow-health-check-2026-11-21.pdf",
      mimeType: "application/pdf",
    });
    expect(Buffer.from(file!.content as ArrayBuffer).toString("latin1")).toMatch(/^%PDF-1\.7/);
    expect(to).toEqual(["owner@example.in"]);
    expect(letter.headers).toContainEqual(
      expect.objectContaining({ key: "content-language", value: lang }),
    );
    const { firstSteps } = contentIn(lang).quiz.results;
    const day = lang === "en" ? "21 November 2026" : "21 नवंबर 2026";
    for (const text of [day, firstSteps.title, `https://bizgrow.example${path}`])
      expect(letter.text).toContain(text);
    for (const way of ["tel:+91", "https://wa.me/91", pathIn(lang, "/contact")])
      expect(letter.text).toContain(way);
    expect(letter.html).toContain(`<html lang="${lang}">`);
    expect(letter.html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(letter.html!.match(/<h2/g)!.length).toBeGreaterThanOrEqual(3);
    expect(letter.html!.match(/<li>/g)).toHaveLength(3);
    expect(letter.html).not.toContain("-----");
  });

  withPoppler("has the stored analysis only for its owner, and only in its language", async () => {
    const analysis = {
      recommendedPackage: "Growth Optimization & Analytics Package" as const,
      confidence: 80,
      insights: ["Call three customers"],
      insightIds: [{ questionIds: ["o1" as const] }],
      nextSteps: ["Never shown"],
      timeline: "",
      keyFindings: ["<b>found</b>"],
      source: "ai" as const,
      lang: "en" as const,
      analysisDate: FINISHED,
    };
    const known = {
      ...record,
      aiAnalysis: analysis,
      profile: { businessName: "Sharma Stores" },
    };
    const letterIn = async (lang: "en" | "hi", isOwners?: true) => {
      const wanted = { ...about, lang, ...(isOwners && { isOwners }) };
      const { file, ...letter } = (await report(known, wanted))!;
      return `${JSON.stringify(letter)} ${pdfText(file!.content)}`;
    };
    const owners = await letterIn("en", true);
    expect(owners.match(/Call three customers Yes:/g)).toHaveLength(2);
    expect(owners).not.toMatch(/<b>found|Never shown/);
    expect(owners).toContain("Sharma Stores");
    expect(await letterIn("hi", true)).not.toContain("Call three customers");
    const { standardOnly } = contentIn("en").mails.report;
    expect(owners).not.toContain(standardOnly);
    const others = await letterIn("en");
    expect(others).not.toMatch(/Call three customers|<b>found|Never shown|Sharma/);
    expect(others).toContain(standardOnly);
    expect(others).not.toContain(contentIn("en").quiz.results.analysis.title);
  });

  test("goes without its PDF while none can be made", async () => {
    const letter = await report(record, about, () => Promise.reject(new Error("no thread")));
    expect(letter).toMatchObject({ to: ["owner@example.in"] });
    expect(letter).not.toHaveProperty("file");
  });
});

test("an unknown address is not retried, other failures are", async () => {
  server.be("unknown address");
  await expect(sent(leadEmail("lead", CONTACT, DESK))).rejects.toThrow(PermanentFailure);
  server.be("refuses");
  await expect(sent(leadEmail("lead", CONTACT, DESK))).rejects.not.toThrow(PermanentFailure);
  server.be("stalls");
  await expect(sent(leadEmail("lead", CONTACT, DESK), 300)).rejects.toMatchObject({
    name: "TimeoutError",
  });
  server.be("good");
});

test("beyond this machine no email is sent unencrypted", async () => {
  const open = { ...mailServer.parse(server.url), mayBeOpen: false };
  const calls = server.calls();
  const post = createSmtpSender({ server: open, from: FROM });
  await expect(post({ ...leadEmail("lead", CONTACT, DESK), ...SENT })).rejects.toThrow(/TLS/i);
  expect(server.calls()).toBe(calls);
});

describe("a notice", () => {
  const at = Date.parse("2026-11-22T04:30:00Z");
  const NOTICES: readonly SiteAlert[] = [
    { what: "storage", percent: 100 },
    { what: "export", by: "ravi@example.in", count: 12 },
    { what: "erasure", by: "ravi@example.in", count: 1 },
    { what: "unreadable" },
    { what: "mail", code: "login" },
    { what: "webhook", code: "timeout" },
  ];

  test.each(LANGS.flatMap((lang) => NOTICES.map((notice) => [notice, lang] as const)))(
    "%j in %s says what happened, when, and what to do",
    async (notice, lang) => {
      const letter = alertEmail({ kind: "notice", notice, at }, { ...DESK, lang });
      const { to, letter: got } = await sent(letter);
      const words = contentIn(lang).mails.notice;
      expect(to).toEqual(
        "by" in notice ? ["ravi@example.in", "asha@example.in"] : ["asha@example.in"],
      );
      for (const part of [words.toDo, words.facts.when, "10:00"]) expect(got.text).toContain(part);
      expect(got.text!.includes("ravi@example.in")).toBe("by" in notice);
      expect(got.text!.includes("12")).toBe(notice.what === "export");
      expect(got.subject).not.toContain("@");
      expect(`${got.subject}${got.text}`).not.toMatch(/[{}]/);
    },
  );
});
