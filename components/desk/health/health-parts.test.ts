import { deskHealth as en } from "@/lib/content/en/desk-health";
import { deskHealth as hi } from "@/lib/content/hi/desk-health";
import {
  type BackupState,
  type FactsChange,
  type HealthFigures,
  LONG_WAIT_MS,
  OLD_BACKUP_MS,
} from "@/lib/domain/health/health-figures";
import { healthParts } from "./health-parts";

const AT = Date.parse("2026-11-22T06:00:00Z");
const channel = (name: "mail" | "webhook") => ({
  channel: name,
  isOn: true,
  count: 0,
  isMore: false,
  oldestAt: null,
  failure: null,
  lastFailure: null,
  lastSuccessAt: AT - 2,
});
const WELL: HealthFigures = {
  at: AT,
  startedAt: AT - 1,
  store: {
    kind: "sqlite",
    state: "ok",
    usedBytes: 5 * 1024 * 1024,
    fileBytes: 6.5 * 1024 * 1024,
    maxBytes: null,
    freeShare: 0.42,
    isReserveUsed: false,
  },
  channels: [channel("mail"), channel("webhook")],
  ai: {
    ...{ isOn: true, state: "ok", failure: null, asked: 3, given: 2 },
    ...{ lastGivenAt: AT, spent: 4, budget: 2_000 },
  },
  backup: {
    isWatched: true,
    newest: { at: AT - 1, leads: 12, siteLeads: 164, isOther: false },
  },
  build: {
    ...{ version: "1.0.0", commit: "abcdef1234", siteUrl: "https://bizgrow.in" },
    factsChange: null,
  },
  siteUrl: "https://bizgrow.in",
};

const aCopy = (changed: Partial<BackupState>) => ({
  backup: { isWatched: true, newest: { ...WELL.backup!.newest!, ...changed } },
});
const changedFacts = (factsChange: FactsChange) => ({ build: { ...WELL.build!, factsChange } });

const partsOf = (changed: Partial<HealthFigures> = {}, words = en) =>
  new Map(
    healthParts({ lang: "en", words }, { ...WELL, ...changed }).map((part) => [part.key, part]),
  );
const textOf = (key: string, changed: Partial<HealthFigures>) =>
  [partsOf(changed).get(key)!.mark, ...partsOf(changed).get(key)!.lines].join("\n");

test("a healthy site works in every part, in both languages", () => {
  for (const words of [en, hi])
    for (const { mark, lines } of partsOf({}, words).values()) {
      expect(mark).toBe("works");
      expect(lines.join()).not.toMatch(/[{}]|undefined|null/);
    }
  expect(textOf("store", {})).toContain(
    "5 MB in use · 6.5 MB on the disk · 42% of the disk is free",
  );
  expect(textOf("ai", {})).toContain("2 of 3 checks got advice today. 4 of 2000 calls used today.");
});

test("mail that fails says how many wait, since when, why, and what happens", () => {
  const failure = { at: AT - 60_000, code: "login", status: 535 };
  const waits = { count: 1_000, isMore: true, oldestAt: AT - LONG_WAIT_MS };
  const mail = { ...channel("mail"), ...waits, failure };
  const text = textOf("mail", { channels: [mail] });
  expect(text).toMatch(/^bad\nWaiting: 1000\+, the oldest since 22 November 2026/);
  expect(text).toMatch(
    /The last failed try: [^\n]+ Answer 535\.\nThe mail server refuses our user or password\./,
  );
  expect(text).toContain("34 hours");
});

test("a failure after the last success is shown though nothing waits any more, an older one as well", () => {
  const lastFailure = { at: AT - 1, code: "timeout", status: null };
  const text = textOf("mail", { channels: [{ ...channel("mail"), lastFailure }] });
  expect(text).toMatch(
    /^look\nNothing waits\.\nThe last one was taken on 22 November[^]*in time\./,
  );
  const works = { ...channel("mail"), lastFailure, lastSuccessAt: AT };
  expect(textOf("mail", { channels: [works] })).toMatch(/^works[^]*in time\./);
  const never = { ...channel("mail"), lastSuccessAt: null };
  expect(textOf("mail", { channels: [never] })).toBe(
    "works\nNothing waits.\nNone has been taken yet.",
  );
  const visitors = { ...lastFailure, code: "visitorAddress" };
  const mail = { ...channel("mail"), lastFailure: visitors };
  expect(textOf("mail", { channels: [mail] })).toMatch(/^works[^]*a visitor typed/);
});

test("a reason of a later release is shown as it is, and one without a status says none", () => {
  const failure = { at: AT, code: "greylisted", status: null };
  const mail = { ...channel("mail"), count: 1, oldestAt: AT, failure };
  expect(textOf("mail", { channels: [mail] })).toMatch(
    /The last failed try: [^\n.]+\.\ngreylisted/,
  );
});

test("a new notification that waits for its first try is no trouble, an old one is", () => {
  const waits = (ms: number) => ({
    channels: [{ ...channel("webhook"), count: 1, oldestAt: AT - ms }],
  });
  expect(textOf("webhook", waits(1))).toMatch(/^works/);
  expect(textOf("webhook", waits(LONG_WAIT_MS + 1))).toMatch(/^bad/);
});

test.each([
  ["mail", { channels: [{ ...channel("mail"), isOn: false }] }, /^off\nNobody gets a mail/],
  [
    "mail",
    { channels: [{ ...channel("mail"), isOn: false, count: 1, oldestAt: AT }] },
    /^works\nWaiting: 1,[^]*SMTP_URL/,
  ],
  ["mail", { channels: [{ ...channel("mail"), isMore: true }] }, /^look\nWhether anything waits/],
  ["mail", { channels: [{ ...channel("mail"), isOn: false, isMore: true }] }, /^look/],
  [
    "store",
    { store: { ...WELL.store, state: "degraded", maxBytes: 10 * 1024 * 1024 } },
    /^look[^]*5 MB of 10 MB/,
  ],
  [
    "store",
    {
      store: {
        ...WELL.store,
        state: "unavailable",
        usedBytes: null,
        fileBytes: null,
        freeShare: null,
      },
    },
    /^bad\nIt takes nothing[^\n]+\nIts size is not known/,
  ],
  [
    "store",
    { store: { ...WELL.store, state: "degraded", isReserveUsed: true } },
    /^look\n[^\n]+\nThe disk is full[^\n]+\n5 MB/,
  ],
  ["ai", { ai: { ...WELL.ai, isOn: false } }, /^off/],
  ["store", { store: { ...WELL.store, state: null } }, /^look\nNot known[^]*5 MB/],
  ["store", { store: { ...WELL.store, usedBytes: null } }, /^look[^]*Its size is not known/],
  [
    "store",
    { store: { ...WELL.store, kind: "firestore", usedBytes: null, fileBytes: null } },
    /^works/,
  ],
  ["mail", { channels: null }, /^look\nNot known/],
  ["webhook", { channels: null }, /^look\nNot known/],
  ["ai", { ai: { ...WELL.ai, state: null } }, /^look\nNot known[^]*2 of 3/],
  [
    "ai",
    { ai: { ...WELL.ai, asked: null, given: null, lastGivenAt: null } },
    /^look\nThe AI answers\.\nHow many checks[^\n]+ 4 of 2000 calls used today\.$/,
  ],
  ["ai", { ai: { ...WELL.ai, spent: null } }, /^look[^]*How many calls/],
  ["backup", { backup: null }, /^look\nNot known/],
  [
    "ai",
    { ai: { ...WELL.ai, state: "degraded", lastGivenAt: null } },
    /^bad[^]*None in the last month/,
  ],
  [
    "ai",
    {
      ai: {
        ...WELL.ai,
        state: "degraded",
        failure: { at: AT, code: "authentication", status: null },
      },
    },
    /^bad\nThe AI does not answer[^\n]+\nThe AI refuses our key\./,
  ],
  [
    "ai",
    {
      ai: {
        ...WELL.ai,
        state: "degraded",
        failure: { at: AT, code: "of a later release", status: null },
      },
    },
    /^bad\n[^\n]+\nThe AI did not answer the last time/,
  ],
  ["backup", { backup: { isWatched: false, newest: null } }, /^off/],
  ["backup", { backup: { isWatched: true, newest: null } }, /^bad\nThere is no copy/],
  [
    "backup",
    aCopy({ at: AT - OLD_BACKUP_MS - 1 }),
    /^bad\n[^]*It has 12 leads, the site has 164\.\nA night was missed/,
  ],
  ["backup", aCopy({}), /^works\n[^]*It has 12 leads, the site has 164\.$/],
  ["backup", aCopy({ isOther: true }), /^bad\n[^]*copy of another database/],
  ["backup", aCopy({ leads: null }), /^bad\n[^]*It cannot be read/],
  ["backup", { store: { ...WELL.store, kind: "firestore" } }, /^works\nFirestore makes/],
  ["build", changedFacts("changed"), /^look\n[^]*the site shows the old ones/],
  ["build", changedFacts("unusable"), /^look\n[^]*cannot be used/],
  ["build", { build: null }, /^look\nNot known/],
  [
    "build",
    { siteUrl: "https://shop.in" },
    /^look[^]*Built for https:\/\/bizgrow\.in, but the site is/,
  ],
] as const)("%s: says what is the matter (%#)", (key, changed, expected) => {
  expect(textOf(key, changed as Partial<HealthFigures>)).toMatch(expected);
});
