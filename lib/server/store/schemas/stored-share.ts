import { z } from "zod";
import { LINK_SCOPES, type ShareLink } from "@/lib/domain/share/link";
import { questionId } from "@/lib/server/core/value-schemas";
import { type ComparisonRecord, NOT_AGREED } from "@/lib/domain/share/comparison-record";
import { storedLang } from "./stored-visitor";
import { linkKeptMs, comparisonKeptMs } from "@/lib/domain/leads/retention";
import { collectionOf } from "@/lib/server/store/store";

/** A private link as stored. An unknown scope shows less, not more. */
const storedLink = z.looseObject({
  visitorId: z.string(),
  scope: z.enum(LINK_SCOPES).catch("plan"),
  lang: storedLang,
  completedAt: z.number(),
  madeAt: z.number(),
  endsAt: z.number(),
}) satisfies z.ZodType<ShareLink>;

/** A comparison as stored. */
const storedComparison = z.looseObject({
  a: z.string(),
  b: z.string(),
  aCompletedAt: z.number(),
  bCompletedAt: z.number(),
  madeAt: z.number(),
  agreement: z
    .looseObject({
      steps: z.array(
        z.looseObject({
          questionId,
          who: z.enum(["a", "b", "both"]).nullable(),
          dueOn: z.string().nullable(),
        }),
      ),
      version: z.number(),
    })
    .default(NOT_AGREED),
}) satisfies z.ZodType<ComparisonRecord>;

/** The private links, by the hash of their token. */
export const LINKS = collectionOf<ShareLink>("links", storedLink, linkKeptMs);

/** Comparisons of two checks. */
export const COMPARISONS = collectionOf<ComparisonRecord>(
  "pairs",
  storedComparison,
  comparisonKeptMs,
);
