import { z } from "zod";
import { VISIT_STEPS } from "@/lib/domain/funnel/daily-counts";
import type { VisitCounts } from "./visit-counter";
import { lang, visitSource } from "@/lib/server/core/value-schemas";

/** Large enough for all steps and a source. */
export const MAX_COUNTS_BYTES = 1024;

/** Each step of one run, at most once a call. */
export const countsBody = z.strictObject({
  lang,
  source: visitSource.shape.utm_source,
  steps: z
    .array(z.enum(VISIT_STEPS))
    .min(1)
    .max(VISIT_STEPS.length)
    .refine((steps) => new Set(steps).size === steps.length, "must differ"),
}) satisfies z.ZodType<VisitCounts>;
