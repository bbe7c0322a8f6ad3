// holds: #desk
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { LANGS } from "@/lib/domain/core/languages";
import { wishedCall } from "@/lib/domain/calls/call";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Person } from "@/lib/domain/leads/person";
import { CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { PROMISE } from "@/test/builders/people";
import { PART_PAID, personDetailOf } from "@/test/builders/person-details";
import { createTalkOpener, type WantedTalk } from "./talk-opener";

const BY = "asha@example.in";
/** A Saturday; on Sunday nobody works. */
const NOW = Date.parse("2026-11-28T15:00:00+05:30");

type Around = { templates?: typeof DEFAULT_TEMPLATES; part?: Partial<Person> };
const open = async (
  lead: Lead,
  wanted: WantedTalk,
  { templates = DEFAULT_TEMPLATES, part = {} }: Around = {},
) => {
  const opened: object[] = [];
  const link = await createTalkOpener({
    row: async () => personDetailOf({ a: lead }, part).row,
    templates: async () => ({ version: 0, templates }),
    defaults: DEFAULT_TEMPLATES,
    make: async (by, key, change) => void opened.push({ by, key, ...change }),
    promise: PROMISE,
    siteUrl: "https://bizgrow.example",
    now: () => NOW,
  })(BY, "p", wanted);
  return { link, opened };
};
const textIn = (link: string | null) => new URL(link!).searchParams.get("text");

test("WhatsApp opens with the best text in the person's language, and that is noted with a next step", async () => {
  const { link, opened } = await open(CONTACT, { way: "whatsapp" });
  expect(link).toMatch(/^https:\/\/wa\.me\/919876543210\?/);
  expect(textIn(link)).toMatch(/^Hello Asha Patil, .*BizGrow Complete Package/);
  expect(opened).toEqual([
    {
      by: BY,
      key: "p",
      kind: "opened",
      way: "whatsapp",
      template: "order",
      nextAt: Date.parse("2026-11-30T11:00:00+05:30"),
    },
  ]);
  const hindi = await open(ONBOARDING, { way: "whatsapp" });
  expect(textIn(hindi.link)).toMatch(/^नमस्ते रवि Sharma जी/);
});

test("a template, a language and an edited text win", async () => {
  const wanted = { way: "whatsapp", template: "offer", lang: "hi" } as const;
  const named = await open(CONTACT, wanted);
  expect(textIn(named.link)).toMatch(/^नमस्ते Asha/);
  expect(named.opened).toMatchObject([{ template: "offer" }]);
  const edited = await open(CONTACT, { ...wanted, way: "mail", text: "Dear Asha" });
  expect(edited.link).toMatch(/^mailto:asha@example\.in\?subject=.*&body=Dear%20Asha$/);
});

test.each(LANGS)("%s: who owes is told how much", async (lang) => {
  const part = { stage: "won", sales: [PART_PAID] };
  const { link } = await open(CONTACT, { way: "whatsapp", lang }, { part });
  expect(textIn(link)).toContain("₹9,699");
});

test("the reminder of a call has its time, also where templates are older than it", async () => {
  const at = Date.parse("2026-11-26T17:00:00+05:30");
  const booked = { ...CONTACT, call: wishedCall(at) };
  const wanted = { way: "whatsapp", template: "callReminder" } as const;
  const texts = LANGS.map(async (lang) =>
    textIn((await open(booked, { ...wanted, lang }, { templates: [] })).link),
  );
  expect(await Promise.all(texts)).toEqual([
    expect.stringContaining("We call you on Thursday, 26 November, 5:00\u00a0pm."),
    expect.stringContaining("गुरुवार, 26 नवंबर, शाम\u00a05:00 पर फ़ोन करेंगे।"),
  ]);
  expect(textIn((await open(CONTACT, wanted)).link)).not.toContain("We call you on");
});

test("where no template fits, the talk opens without a text", async () => {
  const { link, opened } = await open(CONTACT, { way: "whatsapp" }, { templates: [] });
  expect(textIn(link)).toBeNull();
  expect(opened).toMatchObject([{ template: null }]);
});

test("who has no such way, has withdrawn, or wants to hear no more is not opened", async () => {
  const withdrawn = { ...CONTACT, consent: { ...CONTACT.consent, withdrawnAt: 20 } };
  const none = { link: null, opened: [] };
  for (const lead of [withdrawn, { ...CONTACT, phone: "ask" }])
    expect(await open(lead, { way: "whatsapp" })).toEqual(none);
  expect(await open(CONTACT, { way: "phone" }, { part: { isBarred: true } })).toEqual(none);
});
