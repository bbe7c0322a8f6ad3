import { marksOf, type VisitorRecord } from "@/lib/domain/account/record";
import type { Lang } from "@/lib/domain/core/languages";
import { type Access, readOwned } from "@/lib/server/auth/owned-record";
import { attemptOutcome, keptAnalysis, tradeOf } from "@/lib/server/share/attempt-outcome";
import { assertNoWait, notFound } from "@/lib/server/core/api-error";
import type { Limit } from "@/lib/server/core/rate-limit";
import type { PdfFile } from "@/lib/server/pdf/pdf-response";
import { reportDocument } from "@/lib/server/pdf/report-document";
import type { ReportWorker } from "@/lib/server/pdf/report-worker";
import type { Store } from "@/lib/server/store/store";

type Parts = {
  users: Store<VisitorRecord>;
  make: ReportWorker["make"];
  siteUrl: string;
  /** Limits per visitor and per network address. */
  visitorLimit: Limit;
  addressLimit: Limit;
};
type Wanted = { lang: Lang | null; address: string | null; signal: AbortSignal };

/** The report of a finished check as a file for its owner. */
export const createReportAsPdf =
  ({ users, make, siteUrl, visitorLimit, addressLimit }: Parts) =>
  /** The PDF of the last check. Throws ApiError 404, 429, 503; rejects with StoreUnavailable. */
  async (access: Access, { lang, ...by }: Wanted): Promise<PdfFile> => {
    const record = await readOwned(users, access);
    const attempt = record.attempts.at(-1);
    if (!attempt) throw notFound();
    const waitMs =
      (by.address !== null && (await addressLimit.take(by.address))) ||
      (await visitorLimit.take(record.userId));
    assertNoWait(waitMs, "You have asked for many files.");
    const wanted = lang ?? record.lang;
    const outcome = attemptOutcome(
      wanted,
      attempt,
      keptAnalysis(record, attempt),
      marksOf(record, attempt),
    );
    const shop = record.profile.businessName ?? "";
    const pdf = await make(
      reportDocument(wanted, attempt, outcome, { shop, trade: tradeOf(wanted, record), siteUrl }),
      by,
    );
    return { pdf, finishedAt: attempt.completedAt };
  };
