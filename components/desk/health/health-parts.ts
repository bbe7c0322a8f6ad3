import { momentIn } from "@/components/ui/date-format";
import type { DeskHealthWords } from "@/lib/content/en/desk-health";
import { fill } from "@/lib/domain/core/fill";
import { isFailing } from "@/lib/domain/notify/channel-result";
import type { Failure } from "@/lib/domain/notify/failure";
import { CHANNELS } from "@/lib/domain/notify/notification";
import type { Lang } from "@/lib/domain/core/languages";
import { wordFor } from "@/lib/domain/core/word-for";
import {
  type ChannelState,
  type HealthFigures,
  isUsableCopy,
  LONG_WAIT_MS,
  OLD_BACKUP_MS,
} from "@/lib/domain/health/health-figures";

export type HealthMark = "works" | "off" | "look" | "bad";
/** A part of the site, how it is, and what is to be said about it. */
export type HealthPart = { key: string; title: string; mark: HealthMark; lines: readonly string[] };

type PartTexts = { lang: Lang; words: DeskHealthWords };

const MB = 1024 * 1024;
const PERCENT = 100;

const sizeIn = (lang: Lang, bytes: number): string =>
  `${new Intl.NumberFormat(`${lang}-IN`, { maximumFractionDigits: 1 }).format(bytes / MB)} MB`;

const STORE_MARKS = { ok: "works", degraded: "look", unavailable: "bad", unknown: "look" } as const;

const storePart = ({ lang, words }: PartTexts, { store }: HealthFigures): HealthPart => {
  const { kind, state, usedBytes, maxBytes, fileBytes, freeShare, isReserveUsed } = store;
  const text = words.store;
  const size =
    usedBytes !== null &&
    (maxBytes === null
      ? fill(text.size, { size: sizeIn(lang, usedBytes) })
      : fill(text.limit, { size: sizeIn(lang, usedBytes), limit: sizeIn(lang, maxBytes) }));
  const file = fileBytes !== null && fill(text.file, { size: sizeIn(lang, fileBytes) });
  const disk = freeShare !== null && fill(text.disk, { percent: Math.round(freeShare * PERCENT) });
  const isUnmeasured = kind === "sqlite" && usedBytes === null;
  return {
    key: "store",
    title: `${text.title}: ${text.kinds[kind]}`,
    mark: state === "ok" && isUnmeasured ? "look" : STORE_MARKS[state ?? "unknown"],
    lines: [
      state === null ? words.notKnown : text.states[state],
      isReserveUsed ? text.reserve : "",
      isUnmeasured ? text.noSize : [size, file, disk].filter(Boolean).join(" · "),
    ].filter(Boolean),
  };
};

const spoolPart = ({ lang, words }: PartTexts, { spool, at }: HealthFigures): HealthPart => {
  const { title, none, waiting, unreadable } = words.spool;
  if (!spool) return { key: "spool", title, mark: "look", lines: [words.notKnown] };
  if (spool.oldestAt === null) return { key: "spool", title, mark: "works", lines: [none] };
  const date = momentIn(lang, spool.oldestAt);
  const isBad = spool.unreadable > 0 || at - spool.oldestAt > LONG_WAIT_MS;
  return {
    key: "spool",
    title,
    mark: isBad ? "bad" : "look",
    lines: [
      fill(waiting, { n: spool.count, date }),
      ...(spool.unreadable > 0 ? [fill(unreadable, { n: spool.unreadable })] : []),
    ],
  };
};

/** When and why a try failed. */
const failureLines = ({ lang, words }: PartTexts, { at, code, status }: Failure): string[] => [
  [
    fill(words.channel.failed, { date: momentIn(lang, at) }),
    status !== null && `${fill(words.code, { status })}.`,
  ]
    .filter(Boolean)
    .join(" "),
  wordFor(words.failures, code),
];

const channelPart = (
  { lang, words }: PartTexts,
  { channel, isOn, count, isMore, oldestAt, failure, lastFailure, lastSuccessAt }: ChannelState,
  at: number,
): HealthPart => {
  const { off, empty, uncounted, waiting, retried, lastTaken, noneTaken } = words.channel;
  const title = words.channels[channel];
  if (!isOn && count === 0 && !isMore)
    return { key: channel, title, mark: "off", lines: [off[channel]] };
  const taken =
    lastSuccessAt === null ? noneTaken : fill(lastTaken, { date: momentIn(lang, lastSuccessAt) });
  const lastWhy = lastFailure ? failureLines({ lang, words }, lastFailure) : [];
  const mark = isFailing({ failure: lastFailure, succeededAt: lastSuccessAt }) ? "look" : "works";
  if (oldestAt === null && isMore)
    return { key: channel, title, mark: "look", lines: [uncounted, taken, ...lastWhy] };
  if (oldestAt === null) return { key: channel, title, mark, lines: [empty, taken, ...lastWhy] };
  const isLate = at - oldestAt > LONG_WAIT_MS;
  const why = failure ? [...failureLines({ lang, words }, failure), retried] : lastWhy;
  return {
    key: channel,
    title,
    mark: failure || isLate ? "bad" : mark,
    lines: [
      fill(waiting, { n: isMore ? `${count}+` : count, date: momentIn(lang, oldestAt) }),
      taken,
      ...why,
      ...(isOn ? [] : [off[channel]]),
    ],
  };
};

const channelParts = (texts: PartTexts, { channels, at }: HealthFigures): HealthPart[] =>
  channels?.map((state) => channelPart(texts, state, at)) ??
  CHANNELS.map((key) => {
    const { channels: titles, notKnown } = texts.words;
    return { key, title: titles[key], mark: "look", lines: [notKnown] };
  });

const aiPart = ({ lang, words }: PartTexts, { ai }: HealthFigures): HealthPart => {
  const { title, off, states, failures, checks, noChecks, calls, noCalls, last, never } = words.ai;
  if (!ai.isOn || ai.state === "standard") return { key: "ai", title, mark: "off", lines: [off] };
  const { state, failure, asked, given, spent, budget, lastGivenAt } = ai;
  const isCounted = asked !== null && given !== null;
  const today = [
    isCounted ? fill(checks, { asked, given }) : noChecks,
    spent === null ? noCalls : fill(calls, { spent, budget }),
  ].join(" ");
  const lastOne = lastGivenAt === null ? never : fill(last, { date: momentIn(lang, lastGivenAt) });
  const isWhole = state !== null && isCounted && spent !== null;
  const why = failure && (Object.hasOwn(failures, failure.code) ? failure.code : "other");
  return {
    key: "ai",
    title,
    mark: state === "degraded" ? "bad" : isWhole ? "works" : "look",
    lines: [
      state === null ? words.notKnown : states[state],
      ...(why ? [wordFor(failures, why)] : []),
      today,
      ...(isCounted ? [lastOne] : []),
    ],
  };
};

const backupPart = (
  { lang, words }: PartTexts,
  { backup, store, at }: HealthFigures,
): HealthPart => {
  const { title, off, none, last, old, content, other, unreadable, elsewhere } = words.backup;
  const part = (mark: HealthMark, ...lines: string[]) => ({ key: "backup", title, mark, lines });
  if (store.kind === "firestore") return part("works", elsewhere);
  if (!backup) return part("look", words.notKnown);
  if (!backup.isWatched) return part("off", off);
  if (backup.newest === null) return part("bad", none);
  const { leads, siteLeads, isOther } = backup.newest;
  const text = [
    fill(last, { date: momentIn(lang, backup.newest.at) }),
    leads === null ? unreadable : fill(content, { leads, siteLeads }),
    ...(isOther ? [other] : []),
  ];
  const isOld = at - backup.newest.at > OLD_BACKUP_MS;
  if (isOld) return part("bad", ...text, old);
  return part(isUsableCopy(backup.newest) ? "works" : "bad", ...text);
};

const COMMIT_CHARS = 7;

const buildPart = ({ lang, words }: PartTexts, figures: HealthFigures): HealthPart => {
  const { title, version, unknown, started, address, otherAddress, facts } = words.build;
  const { build, siteUrl, startedAt } = figures;
  const runs = fill(started, { date: momentIn(lang, startedAt) });
  if (!build) return { key: "build", title, mark: "look", lines: [unknown, runs] };
  const isSame = build.siteUrl === siteUrl;
  return {
    key: "build",
    title,
    mark: isSame && !build.factsChange ? "works" : "look",
    lines: [
      fill(version, { version: build.version, commit: build.commit.slice(0, COMMIT_CHARS) }),
      runs,
      isSame ? fill(address, { siteUrl }) : fill(otherAddress, { built: build.siteUrl, siteUrl }),
      ...(build.factsChange ? [facts[build.factsChange]] : []),
    ],
  };
};

/** The parts of the site in their order on the screen. */
export const healthParts = (texts: PartTexts, figures: HealthFigures): HealthPart[] => [
  storePart(texts, figures),
  spoolPart(texts, figures),
  ...channelParts(texts, figures),
  aiPart(texts, figures),
  backupPart(texts, figures),
  buildPart(texts, figures),
];
