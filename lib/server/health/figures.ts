import type { HealthFigures, Waiting } from "@/lib/domain/desk/health";
import type { StorageUse } from "@/lib/domain/desk/storage-level";
import type { AdviceDays } from "@/lib/server/advice/advice-days";
import type { Env } from "@/lib/server/core/env";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import type { BuildFacts } from "@/lib/server/site/build-facts";
import { newestBackup } from "./newest-backup";
import type { Readiness } from "./readiness";

/** How long figures answer all calls, in ms: several operators and a scraper ask at once. */
const FRESH_MS = 5_000;
/** How long, when many notifications had to be read, in ms: Firestore charges for each. */
const FRESH_OF_MANY_MS = 60_000;
/** More than these are many. */
const MANY = 1_000;

type Parts = {
  settings: Pick<Env, "store" | "siteUrl" | "groq" | "aiDailyBudget" | "backupPath">;
  readiness: () => Promise<Readiness>;
  storageUse: () => Promise<StorageUse>;
  spooled: () => Promise<Waiting>;
  channels: () => Promise<HealthFigures["channels"]>;
  advice: AdviceDays["today"];
  aiSpent: () => Promise<number>;
  build: () => BuildFacts | null;
  startedAt: number;
  now: () => number;
};

/** The result of one part, or what stands for it when it fails: the other figures are shown all the same. */
const orElse = <T>(work: Promise<T>, part: string, instead: T): Promise<T> =>
  work.catch((error: unknown) => {
    log.error({ event: "health figure failed", part, kind: errorName(error) });
    return instead;
  });

/** The figures of the Health tab and of /api/metrics. */
export const createHealthFigures = (parts: Parts) => {
  const { settings, startedAt, now } = parts;
  const isSqlite = settings.store === "sqlite";

  const storeFigures = async (): Promise<HealthFigures["store"]> => {
    const { store: state } = await parts.readiness();
    const none = { usedBytes: null, maxBytes: null, freeShare: null };
    const use = isSqlite
      ? await orElse<StorageUse | null>(parts.storageUse(), "storage", null)
      : null;
    return { kind: settings.store, state, ...(use ?? none) };
  };

  const aiFigures = async (): Promise<HealthFigures["ai"]> => {
    const noDay = { asked: 0, given: 0, lastGivenAt: null };
    const [{ ai: state }, day, spent] = await Promise.all([
      parts.readiness(),
      orElse(parts.advice(), "advice", noDay),
      orElse(parts.aiSpent(), "budget", 0),
    ]);
    const { asked, given, lastGivenAt } = day;
    const isOn = settings.groq !== null;
    return { isOn, state, asked, given, lastGivenAt, spent, budget: settings.aiDailyBudget };
  };

  const backupFigures = async (): Promise<HealthFigures["backup"]> => {
    const { backupPath } = settings;
    if (!isSqlite || backupPath === null) return { isWatched: false, lastAt: null };
    const newest = await orElse(newestBackup(backupPath), "backup", null);
    return { isWatched: true, lastAt: newest?.at ?? null };
  };

  let freshMs = FRESH_MS;
  const measure = async (): Promise<HealthFigures> => {
    const nothing: Waiting = { count: 0, oldestAt: null };
    const [store, spool, channels, ai, backup] = await Promise.all([
      storeFigures(),
      orElse(parts.spooled(), "spool", nothing),
      orElse(parts.channels(), "queue", []),
      aiFigures(),
      backupFigures(),
    ]);
    const { siteUrl } = settings;
    freshMs = channels.some(({ count, isMore }) => count > MANY || isMore)
      ? FRESH_OF_MANY_MS
      : FRESH_MS;
    return {
      at: now(),
      startedAt,
      store,
      spool,
      channels,
      ai,
      backup,
      build: parts.build(),
      siteUrl,
    };
  };

  let found: { at: number; figures: Promise<HealthFigures> } | undefined;
  return {
    /** The figures of this moment, measured at most every 5 s, or every minute while many notifications wait. A part that fails is logged and left empty. */
    read: (): Promise<HealthFigures> => {
      const at = now();
      if (!found || at - found.at >= freshMs) found = { at, figures: measure() };
      return found.figures;
    },
  };
};
