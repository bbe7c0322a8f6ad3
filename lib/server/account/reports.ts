import type { Channel, NotificationSubject } from "@/lib/domain/notify/notification";
import { emailKey } from "@/lib/domain/core/email";
import type { Lang } from "@/lib/domain/core/languages";
import { marksOf, type VisitorRecord } from "@/lib/domain/account/record";
import { assertNoWait, notFound } from "@/lib/server/core/api-error";
import { type Access, readOwned } from "@/lib/server/auth/owned-record";
import type { Limit } from "@/lib/server/core/rate-limit";
import type { Store } from "@/lib/server/store/store";
import { attemptOutcome, keptAnalysis, tradeOf } from "@/lib/server/share/attempt-outcome";
import type { PdfFile } from "@/lib/server/pdf/pdf-response";
import { reportDocument } from "@/lib/server/pdf/report-document";
import type { ReportWorker } from "@/lib/server/pdf/report-worker";

type FileParts = {
  users: Store<VisitorRecord>;
  make: ReportWorker["make"];
  siteUrl: string;
  visitorLimit: Limit;
  addressLimit: Limit;
};
type WantedFile = {
  lang: Lang | null;
  isSheet: boolean;
  address: string | null;
  signal: AbortSignal;
};

export const createReportAsPdf =
  ({ users, make, siteUrl, visitorLimit, addressLimit }: FileParts) =>
  /** The PDF of the last check, or of its plan alone. Throws ApiError 404, 429, 503; rejects with StoreUnavailable. */
  async (access: Access, { lang, isSheet, ...by }: WantedFile): Promise<PdfFile> => {
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
      reportDocument(wanted, attempt, outcome, {
        shop,
        trade: tradeOf(wanted, record),
        siteUrl,
        isSheet,
      }),
      by,
    );
    return { pdf, finishedAt: attempt.completedAt };
  };

type Parts = {
  users: Store<VisitorRecord>;
  put: ((channels: readonly Channel[], about: NotificationSubject) => Promise<void>) | null;
  wake: () => void;
  visitorLimit: Limit;
  emailLimit: Limit;
  addressLimit: Limit;
};

type Wanted = {
  email: string;
  lang: Lang;
  address: string | null;
  /** The verified address of the signed-in person; empty without a sign-in. */
  verifiedEmail: string;
};

const isOwners = ({ ownerUid }: VisitorRecord, { email, verifiedEmail }: Wanted): boolean =>
  ownerUid !== null && emailKey(email) === emailKey(verifiedEmail);

/** Sends the report of a finished check by e-mail, when its owner asks for it. */
export const createReportByMail = (parts: Parts) => {
  const { users, put, wake, visitorLimit, emailLimit, addressLimit } = parts;

  /** In order, so that a refused caller uses up no share of an address. Its owner needs none. */
  const waitMs = async (record: VisitorRecord, wanted: Wanted): Promise<number> =>
    (wanted.address !== null && (await addressLimit.take(wanted.address))) ||
    (await visitorLimit.take(record.userId)) ||
    (isOwners(record, wanted) ? 0 : emailLimit.take(emailKey(wanted.email)));

  return {
    /**
     * Queues the report of the check finished last. To another than the owner's verified address it holds standard advice only: a visitor's text can steer an AI. Throws
     * ApiError 404, also without mail, and 429; rejects with StoreUnavailable.
     */
    ask: async (access: Access, wanted: Wanted): Promise<void> => {
      const { email, lang } = wanted;
      const record = await readOwned(users, access);
      const attempt = record.attempts.at(-1);
      if (!put || !attempt) throw notFound();
      const { completedAt } = attempt;
      assertNoWait(await waitMs(record, wanted), "You have tried several times.");
      const about = { kind: "report", visitorId: record.userId, completedAt, email, lang } as const;
      await put(["mail"], isOwners(record, wanted) ? { ...about, isOwners: true } : about);
      wake();
    },
  };
};
