import type { Lang } from "@/lib/domain/core/languages";
import { attemptOutcome, tradeOf } from "@/lib/server/share/attempt-outcome";
import { notFound } from "@/lib/server/core/api-error";
import type { PdfFile } from "@/lib/server/pdf/pdf-response";
import { reportDocument } from "@/lib/server/pdf/report-document";
import type { ReportWorker } from "@/lib/server/pdf/report-worker";
import { isForDesk } from "@/lib/domain/leads/lead-row";
import { visibleCheckOf } from "@/lib/server/leads/check-leads";
import type { DeskParts } from "./desk-parts";

type Parts = Pick<DeskParts, "leads" | "users" | "log" | "siteUrl"> & {
  make: ReportWorker["make"];
};

/** The PDF of the newest check that the desk may see with a lead. */
export const createLeadReport =
  ({ leads, users, log, make, siteUrl }: Parts) =>
  /** In `lang`, null: the lead's. Throws ApiError 404 or 503; rejects with StoreUnavailable. */
  async (by: string, id: string, lang: Lang | null): Promise<PdfFile> => {
    const lead = await leads.read(id);
    const check = lead && isForDesk(lead) ? await visibleCheckOf(users, lead) : null;
    const attempt = check?.attempts[0];
    if (!lead || !check || !attempt) throw notFound();
    await log.note({ by, action: "read", references: [lead.reference] });
    const wanted = lang ?? lead.lang;
    const outcome = attemptOutcome(wanted, attempt, check.analysis, check.plan.marks);
    const shop = check.profile.businessName ?? "";
    const pdf = await make(
      reportDocument(wanted, attempt, outcome, { shop, trade: tradeOf(wanted, check), siteUrl }),
    );
    return { pdf, finishedAt: attempt.completedAt };
  };
