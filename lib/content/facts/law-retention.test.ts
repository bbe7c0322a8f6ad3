// holds: #consent, #retention
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { MADE_UP_SITE } from "@/test/builders/sites";
import { newRecord, type StoredAttempt, type VisitorRecord } from "@/lib/domain/account/record";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { newLink } from "@/lib/domain/share/link";
import { isFresh } from "@/lib/domain/leads/retention";
import {
  leadKeptMs,
  linkKeptMs,
  notificationKeptMs,
  recordKeptMs,
  RETENTION_DAYS,
  keptMsOf,
} from "@/lib/domain/leads/retention";
import { contentOf } from "@/lib/content";
import { notices as en } from "@/lib/content/en/notices";
import { notices as hi } from "@/lib/content/hi/notices";
import { ownerCookie } from "@/lib/server/auth/owner-token";
import { factsIn } from "./facts-in";
import { withFacts } from "./with-facts";

const LINK = newLink(
  { ...newRecord("id", "hash", {}), attempts: [{ completedAt: 1 } as StoredAttempt] },
  { scope: "plan", lang: "en" },
  0,
)!;
const DAY_MS = 24 * 3_600_000;

const days = (ms: number) => ms / DAY_MS;
const months = (ms: number) => Math.floor((days(ms) * 12) / 365);
const years = (ms: number) => days(ms) / 365;

const recordOf = (change: Partial<VisitorRecord> = {}) =>
  recordKeptMs({ ...newRecord("id", "hash", {}), ...change });

/** The longest time for which `isKept` says yes, of whole steps. */
const longest = (isKept: (steps: number) => boolean): number => {
  let steps = 0;
  while (isKept(steps + 1)) steps++;
  return steps;
};

/** What the code does that deletes old data. */
const kept = {
  cookie: Number(/Max-Age=(\d+)/.exec(ownerCookie("token"))?.[1]) / (24 * 60 * 60),
  unfinished: months(recordOf()),
  finished: months(recordOf({ attempts: [{} as StoredAttempt] })),
  message: months(Math.max(...[CONTACT, ONBOARDING, CHECK].map(leadKeptMs))),
  customer: years(leadKeptMs({ ...CONTACT, status: "won" })),
  flagged: days(leadKeptMs({ ...CONTACT, flags: ["spam"] })),
  proof: months(leadKeptMs({ ...NEWSLETTER, endedAt: 1 })),
  onboarding: longest((n) => isFresh(0, n * DAY_MS)),
  counts: months(keptMsOf("counts")),
  deskLog: days(keptMsOf("deskLog")),
  mail: days(notificationKeptMs({ dueAt: 0 }, 0)),
  erased: days(keptMsOf("erasedNumber")),
  setAside: days(keptMsOf("setAside")),
  /** The operator keeps these; docs/production.md tells how long. */
  log: RETENTION_DAYS.log,
  logFrom2027: RETENTION_DAYS.logFrom2027,
  papers: RETENTION_DAYS.papers,
  link: days(linkKeptMs(LINK, LINK.madeAt)),
};

const numbers = (...texts: readonly (string | undefined)[]): number[] =>
  texts.flatMap((text) => text?.match(/\d+/g) ?? []).map(Number);

const privacyIn = (lang: Lang, dataRules2027: boolean) =>
  contentOf({ ...MADE_UP_SITE, dataRules2027 }, lang).privacy;

test.each(LANGS)("%s: the privacy policy prints the times after which the code deletes", (lang) => {
  const { items, sections } = privacyIn(lang, false);
  const long = Object.entries(items).map(([id, item]) => [id, numbers(item.long)]);
  expect(Object.fromEntries(long)).toEqual({
    check: [kept.finished, kept.unfinished],
    business: [],
    planNotes: [],
    links: [kept.link],
    messages: [kept.message, kept.customer, kept.flagged],
    deskNotes: [],
    emails: [kept.proof, kept.mail],
    signIn: [],
    orders: [kept.papers],
    consents: [],
    log: [kept.log],
    counts: [kept.counts],
    deskLog: [kept.deskLog],
    backups: [MADE_UP_SITE.backupDays],
  });
  expect(numbers(...sections.device.points)).toEqual([kept.cookie, kept.onboarding]);
  expect(numbers(...sections.deleting.points)).toEqual([kept.erased]);
});

test.each(LANGS)("%s: so does the one for the data rules of 2027", (lang) => {
  const { items, sections } = privacyIn(lang, true);
  expect(numbers(items.log.long)).toEqual([kept.logFrom2027]);
  const { settings } = contentOf({ ...MADE_UP_SITE, dataRules2027: true }, lang);
  expect(numbers(settings.deletion.done.text)).toEqual([kept.setAside]);
  expect(numbers(...sections.deleting.points)).toEqual([kept.setAside, kept.erased]);
});

test.each(LANGS)("%s: the notices beside the forms print the same times", (lang) => {
  const filled = withFacts(factsIn(lang, MADE_UP_SITE), { en, hi }[lang]);
  /** The check's notice names its readers' age. */
  const times = (text: string) => numbers(text).filter((n) => n !== 18);
  const printed = Object.entries(filled).map(([id, { text }]) => [id, times(text)]);
  const ofLead = [kept.message, kept.customer];
  expect(Object.fromEntries(printed)).toEqual({
    contact: ofLead,
    shareCheck: [],
    callMe: ofLead,
    newsletter: [kept.proof],
    getStarted: ofLead,
    aiProfile: [],
    contactMe: ofLead,
    report: [kept.mail],
    signIn: [],
    check: [kept.finished, kept.unfinished],
  });
});

test.each(LANGS)(
  "%s: each consent says 18 or older, each notice how to withdraw and complain",
  (lang) => {
    const { signIn, check, report, ...boxes } = { en, hi }[lang];
    const withdraw = { en: /withdraw|unsubscribe/i, hi: /वापस|बंद/ }[lang];
    const complain = { en: /complain/, hi: /शिकायत/ }[lang];
    for (const { consent, text } of Object.values(boxes)) {
      expect(consent).toMatch(/\b18\b/);
      expect(text).toMatch(withdraw);
      expect(text).toMatch(complain);
    }
    for (const { text } of [check, report]) expect(text).toMatch(complain);
    for (const text of [signIn.lead, check.text]) expect(text).toMatch(/\b18\b/);
  },
);

const wordsIn = (text: string) => text.split(/\s+/).length;

test.each([
  ["en", en, 25],
  ["hi", hi, 28],
] as const)("%s: a notice can be read at a glance", (_, notices, most) => {
  const long = Object.values(notices).flatMap((notice) =>
    Object.values(notice).filter((text) => wordsIn(text) > most),
  );
  expect(long).toEqual([]);
});

test.each(LANGS)(
  "%s: when the Board takes complaints is said once, on the privacy page",
  (lang) => {
    const month = { en: "May 2027", hi: "मई 2027" }[lang];
    const { privacy, ...others } = contentOf(MADE_UP_SITE, lang);
    expect(JSON.stringify(privacy.sections).split(month)).toHaveLength(2);
    expect(JSON.stringify(others)).not.toContain(month);
  },
);
