import type { Channel, Subject } from "@/lib/domain/delivery";
import type { Lang } from "@/lib/domain/languages";
import type { VisitorRecord } from "@/lib/domain/record";
import { ApiError, notFound } from "./api-error";
import { isOwned, type Key } from "./key";
import type { Limit } from "./limits";
import type { Store } from "./store/store";

type Parts = {
  users: Store<VisitorRecord>;
  /** Has a message wait; null where no mail leaves. */
  put: ((channels: readonly Channel[], about: Subject) => Promise<void>) | null;
  wake: () => void;
  /** Of one visitor, to one e-mail address, and of one network address. */
  visitorLimit: Limit;
  emailLimit: Limit;
  addressLimit: Limit;
};

type Wanted = { email: string; completedAt: number; lang: Lang; address: string | null };

/** The report of a finished check by e-mail, for an owner who asks for it. */
export const createReports = (parts: Parts) => {
  const { users, put, wake, visitorLimit, emailLimit, addressLimit } = parts;

  const waitMs = async (id: string, { email, address }: Wanted): Promise<number> =>
    Math.max(
      ...(await Promise.all([
        visitorLimit.take(id),
        emailLimit.take(email.toLowerCase()),
        address === null ? 0 : addressLimit.take(address),
      ])),
    );

  return {
    /**
     * Has the report of the check finished at `completedAt` (epoch ms) wait for the mail server, on disk. The same
     * twice waits once. Throws ApiError 404 for a record or check that is missing or another's, and where no mail
     * leaves; 429 when somebody wants too many, so that nobody's letter box is filled. Rejects with StoreUnavailable.
     */
    ask: async (key: Key, wanted: Wanted): Promise<void> => {
      const { email, completedAt, lang } = wanted;
      const record = await users.read(key.id);
      if (!put || !isOwned(record, key)) throw notFound();
      if (!record.attempts.some((attempt) => attempt.completedAt === completedAt)) throw notFound();
      const seconds = Math.ceil((await waitMs(key.id, wanted)) / 1000);
      if (seconds > 0)
        throw new ApiError(429, "too_many", "That was often enough for now.", {
          "Retry-After": String(seconds),
        });
      await put(["mail"], { kind: "report", visitorId: record.userId, completedAt, email, lang });
      wake();
    },
  };
};
