import "server-only";
import { env } from "@/lib/server/core/env";
import { singleton } from "@/lib/server/core/singleton";
import { createHealthFigures } from "@/lib/server/health/figures";
import { readBuildFacts } from "@/lib/server/site/build-facts";
import { databaseSummary } from "@/lib/server/store/database";
import { fileBytes, storageUse } from "@/lib/server/store/storage-use";
import { adviceDays, aiBudget, aiResult } from "./advice";
import { health } from "./health";
import { notifications } from "./leads";

/** The figures of the site's health. */
export const healthFigures = singleton("healthFigures", () =>
  createHealthFigures({
    settings: env(),
    readiness: () => health().readiness(),
    storageUse,
    fileBytes,
    database: databaseSummary,
    channels: () => notifications().states(),
    advice: () => adviceDays().today(),
    aiFailure: () => aiResult().failure(),
    aiSpent: aiBudget().spent,
    build: readBuildFacts,
    startedAt: performance.timeOrigin,
    now: Date.now,
  }),
);
