import type { Channel, NotificationSubject } from "@/lib/domain/notify/notification";
import type { Lang } from "@/lib/domain/core/languages";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { assertNoWait, notFound } from "@/lib/server/core/api-error";
import type { Access } from "@/lib/server/auth/access";
import { readOwned } from "@/lib/server/auth/owned-record";
import type { Limit } from "@/lib/server/core/rate-limit";
import type { Store } from "@/lib/server/store/store";

type Parts = {
  users: Store<VisitorRecord>;
  /** Has a message wait; null where no mail leaves. */
  put: ((channels: readonly Channel[], about: NotificationSubject) => Promise<void>) | null;
  wake: () => void;
  /** Of one visitor, to one e-mail address, and of one network address. */
  visitorLimit: Limit;
  emailLimit: Limit;
  addressLimit: Limit;
};

type Wanted = {
  email: string;
  completedAt: number;
  lang: Lang;
  address: string | null;
  /** The verified address of who is signed in; empty for nobody. */
  verifiedEmail: string;
};

/** Whether a letter goes to the record's owner, as far as Google vouches for that. */
const isOwners = ({ ownerUid }: VisitorRecord, { email, verifiedEmail }: Wanted): boolean =>
  ownerUid !== null && email.toLowerCase() === verifiedEmail.toLowerCase();

/** The report of a finished check by e-mail, for an owner who asks for it. */
export const createReportByMail = (parts: Parts) => {
  const { users, put, wake, visitorLimit, emailLimit, addressLimit } = parts;

  /** The first limit that refuses is the last that counts: who is refused uses up no email address's share. */
  const waitMs = async (id: string, { email, address }: Wanted): Promise<number> =>
    (address !== null && (await addressLimit.take(address))) ||
    (await visitorLimit.take(id)) ||
    emailLimit.take(email.toLowerCase());

  return {
    /**
     * Has the report of the check finished at `completedAt` (epoch ms) wait for the mail server, on disk. The same
     * twice waits once. To any address but the owner's verified one it holds standard advice only: what an AI wrote can be
     * steered by what a visitor typed, and would reach a stranger in our name. Throws ApiError 404 for a record or check that is missing or another's, and where no mail
     * leaves; 429 when somebody wants too many, so that nobody's letter box is filled. Rejects with StoreUnavailable.
     */
    ask: async (access: Access, wanted: Wanted): Promise<void> => {
      const { email, completedAt, lang } = wanted;
      const record = await readOwned(users, access);
      if (!put) throw notFound();
      if (!record.attempts.some((attempt) => attempt.completedAt === completedAt)) throw notFound();
      assertNoWait(await waitMs(access.id, wanted), "That was often enough for now.");
      const about = { kind: "report", visitorId: record.userId, completedAt, email, lang } as const;
      await put(["mail"], isOwners(record, wanted) ? { ...about, isOwners: true } : about);
      wake();
    },
  };
};
