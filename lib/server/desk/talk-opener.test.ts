// holds: #desk
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { leadDetailOf } from "@/test/builders/lead-details";
import { LANGS } from "@/lib/domain/core/languages";
import { wishedCall } from "@/lib/domain/calls/call";
import type { Lead } from "@/lib/domain/leads/lead";
import { createTalkOpener, type WantedTalk } from "./talk-opener";

const BY = "asha@example.in";
const END = "https://bizgrow.example/api/leads/newsletter/unsubscribe?token=a.b&lang=en";
const open = async (lead: Lead, wanted: WantedTalk, templates = DEFAULT_TEMPLATES) => {
  const opened: object[] = [];
  const link = await createTalkOpener({
    detail: async (id) => leadDetailOf(id, lead, { unsubscribe: END }),
    templates: async () => ({ version: 0, templates }),
    defaults: DEFAULT_TEMPLATES,
    opened: (async (by: string, id: string, opening: object) => {
      opened.push({ by, id, ...opening });
    }) as never,
    siteUrl: "https://bizgrow.example",
  })(BY, "a", wanted);
  return { link, opened };
};
const textIn = (link: string | null) => new URL(link!).searchParams.get("text");

test("WhatsApp opens with the best message in the person's language, and that is noted", async () => {
  const { link, opened } = await open(CONTACT, { way: "whatsapp" });
  expect(link).toMatch(/^https:\/\/wa\.me\/919876543210\?/);
  expect(textIn(link)).toMatch(/^Hello Asha Patil, .*BizGrow Complete Package/);
  expect(opened).toEqual([{ by: BY, id: "a", way: "whatsapp", template: "orderComplete" }]);
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

test.each(LANGS)("%s: every email of the newsletter has the link that ends it", async (lang) => {
  const { link } = await open(NEWSLETTER, { way: "mail", lang });
  expect(new URL(link!).searchParams.get("body")).toContain(END);
});

test("the reminder of a call has its time, also where templates are older than it", async () => {
  const at = Date.parse("2026-11-26T17:00:00+05:30");
  const booked = { ...CONTACT, call: wishedCall(at) };
  const wanted = { way: "whatsapp", template: "callReminder" } as const;
  const texts = LANGS.map(async (lang) =>
    textIn((await open(booked, { ...wanted, lang }, [])).link),
  );
  expect(await Promise.all(texts)).toEqual([
    expect.stringContaining("We call you on Thursday, 26 November, 5:00\u00a0pm."),
    expect.stringContaining("गुरुवार, 26 नवंबर, 5:00\u00a0pm पर फ़ोन करेंगे।"),
  ]);
  expect(textIn((await open(CONTACT, wanted)).link)).not.toContain("We call you on");
});

test("where no template fits, the talk opens without a text", async () => {
  const { link, opened } = await open(CONTACT, { way: "whatsapp" }, []);
  expect(textIn(link)).toBeNull();
  expect(opened).toMatchObject([{ template: null }]);
});

test("a person without that way, or one who has withdrawn, is not opened", async () => {
  const withdrawn = { ...CONTACT, consent: { ...CONTACT.consent, withdrawnAt: 20 } };
  for (const lead of [withdrawn, { ...CONTACT, phone: "ask" }])
    expect(await open(lead, { way: "whatsapp" })).toEqual({ link: null, opened: [] });
});
