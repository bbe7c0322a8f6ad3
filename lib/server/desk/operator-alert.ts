import { emailKey } from "@/lib/domain/core/email";
import { sha256 } from "@/lib/server/core/sha256";
import type { SiteAlert } from "@/lib/domain/notify/site-alert";
import { log } from "@/lib/server/core/log";

const HASH_CHARS = 12;

/** An operator's pseudonym in the log on standard output: the beginning of the address's SHA-256. */
export const operatorForLog = (email: string): string =>
  sha256(emailKey(email.trim())).slice(0, HASH_CHARS);

export type OperatorAlert = (
  what: "export" | "erasure",
  by: string,
  count: number,
) => Promise<void>;

/** Reports an export or deletion outside of this database, in case a session was stolen. */
export const createOperatorAlert =
  (notify: (notice: SiteAlert) => Promise<void>): OperatorAlert =>
  async (what, by, count) => {
    log.warn({ event: `desk ${what}`, by: operatorForLog(by), count });
    await notify({ what, by, count });
  };
