import type { HealthFigures } from "@/lib/domain/health/health-figures";
import type { Failure } from "@/lib/domain/notify/failure";
import type { StorageUse } from "@/lib/domain/health/storage-level";
import type { AdviceDays } from "@/lib/server/advice/advice-days";
import type { Env } from "@/lib/server/core/env";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import type { BuildFacts } from "@/lib/server/site/build-facts";
import { factsChange } from "@/lib/server/site/check-facts";
import type { DatabaseSummary } from "@/lib/server/store/database-summary";
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
  fileBytes: () => Promise<number>;
  database: () => Promise<DatabaseSummary>;
  channels: () => Promise<HealthFigures["channels"]>;
  advice: AdviceDays["today"];
  /** Why the last try of the AI failed; null: it did not. */
  aiFailure: () => Promise<Failure | null>;
  aiSpent: () => Promise<number>;
  build: () => BuildFacts | null;
  startedAt: number;
  now: () => number;
};

/** The result of one part, or null when it fails: the other figures are shown all the same. */
const orNull = <T>(work: Promise<T>, part: string): Promise<T | null> =>
  work.catch((error: unknown) => {
    log.error({ event: "health figure failed", part, kind: errorName(error) });
    return null;
  });

/** The figures of the Health tab and of /api/metrics. */
export const createHealthFigures = (parts: Parts) => {
  const { settings, startedAt, now } = parts;
  const isSqlite = settings.store === "sqlite";

  const storeFigures = async (
    state: HealthFigures["store"]["state"],
  ): Promise<HealthFigures["store"]> => {
    const none = { usedBytes: null, maxBytes: null, freeShare: null, isReserveUsed: false };
    const use = isSqlite ? await orNull(parts.storageUse(), "storage") : null;
    const fileBytes = isSqlite ? await orNull(parts.fileBytes(), "storage") : null;
    return { kind: settings.store, state, ...(use ?? none), fileBytes };
  };

  const aiFigures = async (state: HealthFigures["ai"]["state"]): Promise<HealthFigures["ai"]> => {
    const [day, spent, failure] = await Promise.all([
      orNull(parts.advice(), "advice"),
      orNull(parts.aiSpent(), "budget"),
      orNull(parts.aiFailure(), "AI"),
    ]);
    const { asked, given, lastGivenAt } = day ?? { asked: null, given: null, lastGivenAt: null };
    const isOn = settings.groq !== null;
    const budget = settings.aiDailyBudget;
    return { isOn, state, failure, asked, given, lastGivenAt, spent, budget };
  };

  const backupFigures = async (): Promise<HealthFigures["backup"]> => {
    const { backupPath } = settings;
    if (!isSqlite || backupPath === null) return { isWatched: false, newest: null };
    const read = async () => ({
      isWatched: true,
      newest: await newestBackup(backupPath, await parts.database()),
    });
    return orNull(read(), "backup");
  };

  const buildFigures = (): HealthFigures["build"] => {
    const build = parts.build();
    if (!build) return null;
    const { facts, ...known } = build;
    return { ...known, factsChange: factsChange(facts)?.kind ?? null };
  };

  let freshMs = FRESH_MS;
  const measure = async (): Promise<HealthFigures> => {
    const ready = await orNull(parts.readiness(), "readiness");
    const [store, channels, ai, backup] = await Promise.all([
      storeFigures(ready?.store ?? null),
      orNull(parts.channels(), "queue"),
      aiFigures(ready?.ai ?? null),
      backupFigures(),
    ]);
    const { siteUrl } = settings;
    freshMs = channels?.some(({ count, isMore }) => count > MANY || isMore)
      ? FRESH_OF_MANY_MS
      : FRESH_MS;
    return {
      at: now(),
      startedAt,
      store,
      channels,
      ai,
      backup,
      build: buildFigures(),
      siteUrl,
    };
  };

  let found: { at: number; figures: Promise<HealthFigures> } | undefined;
  return {
    /** The figures of this moment, measured at most every 5 s, or every minute while many notifications wait. A part that fails is logged, and null. */
    read: (): Promise<HealthFigures> => {
      const at = now();
      if (!found || at - found.at >= freshMs) found = { at, figures: measure() };
      return found.figures;
    },
  };
};
