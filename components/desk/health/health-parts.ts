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

/** Makes a part; a line that is false or empty is left out. */
const partOf =
  (key: string, title: string) =>
  (mark: HealthMark, ...lines: readonly (string | false | null)[]): HealthPart => ({
    ...{ key, title, mark },
    lines: lines.filter((line): line is string => Boolean(line)),
  });

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
  return partOf("store", `${text.title}: ${text.kinds[kind]}`)(
    state === "ok" && isUnmeasured ? "look" : STORE_MARKS[state ?? "unknown"],
    state === null ? words.notKnown : text.states[state],
    isReserveUsed && text.reserve,
    isUnmeasured ? text.noSize : [size, file, disk].filter(Boolean).join(" · "),
  );
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
  const part = partOf(channel, words.channels[channel]);
  if (!isOn && count === 0 && !isMore) return part("off", off[channel]);
  const taken =
    lastSuccessAt === null ? noneTaken : fill(lastTaken, { date: momentIn(lang, lastSuccessAt) });
  const lastWhy = lastFailure ? failureLines({ lang, words }, lastFailure) : [];
  const mark = isFailing({ failure: lastFailure, succeededAt: lastSuccessAt }) ? "look" : "works";
  if (oldestAt === null && isMore) return part("look", uncounted, taken, ...lastWhy);
  if (oldestAt === null) return part(mark, empty, taken, ...lastWhy);
  const isLate = at - oldestAt > LONG_WAIT_MS;
  const why = failure ? [...failureLines({ lang, words }, failure), retried] : lastWhy;
  return part(
    failure || isLate ? "bad" : mark,
    fill(waiting, { n: isMore ? `${count}+` : count, date: momentIn(lang, oldestAt) }),
    taken,
    ...why,
    !isOn && off[channel],
  );
};

const channelParts = (texts: PartTexts, { channels, at }: HealthFigures): HealthPart[] =>
  channels?.map((state) => channelPart(texts, state, at)) ??
  CHANNELS.map((key) => partOf(key, texts.words.channels[key])("look", texts.words.notKnown));

const aiPart = ({ lang, words }: PartTexts, { ai }: HealthFigures): HealthPart => {
  const { title, off, states, failures, checks, noChecks, calls, noCalls, last, never } = words.ai;
  const part = partOf("ai", title);
  if (!ai.isOn || ai.state === "standard") return part("off", off);
  const { state, failure, asked, given, spent, budget, lastGivenAt } = ai;
  const isCounted = asked !== null && given !== null;
  const today = [
    isCounted ? fill(checks, { asked, given }) : noChecks,
    spent === null ? noCalls : fill(calls, { spent, budget }),
  ].join(" ");
  const lastOne = lastGivenAt === null ? never : fill(last, { date: momentIn(lang, lastGivenAt) });
  const isWhole = state !== null && isCounted && spent !== null;
  const why = failure && (Object.hasOwn(failures, failure.code) ? failure.code : "other");
  return part(
    state === "degraded" ? "bad" : isWhole ? "works" : "look",
    state === null ? words.notKnown : states[state],
    why && wordFor(failures, why),
    today,
    isCounted && lastOne,
  );
};

const backupPart = (
  { lang, words }: PartTexts,
  { backup, store, at }: HealthFigures,
): HealthPart => {
  const { title, off, none, last, old, content, other, unreadable, elsewhere } = words.backup;
  const part = partOf("backup", title);
  if (store.kind === "firestore") return part("works", elsewhere);
  if (!backup) return part("look", words.notKnown);
  if (!backup.isWatched) return part("off", off);
  if (backup.newest === null) return part("bad", none);
  const { leads, siteLeads, isOther } = backup.newest;
  const isOld = at - backup.newest.at > OLD_BACKUP_MS;
  return part(
    isUsableCopy(backup.newest) && !isOld ? "works" : "bad",
    fill(last, { date: momentIn(lang, backup.newest.at) }),
    leads === null ? unreadable : fill(content, { leads, siteLeads }),
    isOther && other,
    isOld && old,
  );
};

const COMMIT_CHARS = 7;

const buildPart = ({ lang, words }: PartTexts, figures: HealthFigures): HealthPart => {
  const { title, version, unknown, started, address, otherAddress, facts } = words.build;
  const { build, siteUrl, startedAt } = figures;
  const part = partOf("build", title);
  const runs = fill(started, { date: momentIn(lang, startedAt) });
  if (!build) return part("look", unknown, runs);
  const isSame = build.siteUrl === siteUrl;
  return part(
    isSame && !build.factsChange ? "works" : "look",
    fill(version, { version: build.version, commit: build.commit.slice(0, COMMIT_CHARS) }),
    runs,
    isSame ? fill(address, { siteUrl }) : fill(otherAddress, { built: build.siteUrl, siteUrl }),
    build.factsChange && facts[build.factsChange],
  );
};

/** The parts of the site in their order on the screen. */
export const healthParts = (texts: PartTexts, figures: HealthFigures): HealthPart[] => [
  storePart(texts, figures),
  ...channelParts(texts, figures),
  aiPart(texts, figures),
  backupPart(texts, figures),
  buildPart(texts, figures),
];
