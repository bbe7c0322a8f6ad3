import type { Lang } from "@/lib/domain/core/languages";
import { call, type Reply } from "@/lib/browser/core/api-call";
import { fieldsOf } from "@/lib/browser/core/parse";

/** Whether this site sends reports by e-mail, which needs a mail server. */
export const mailsReports = async (): Promise<boolean> => {
  const reply = await call({
    method: "GET",
    path: "/api/config",
    parse: (value) => fieldsOf(value)["mailsReports"] === true,
  });
  return reply.kind === "done" && reply.value;
};

type Wish = { email: string; completedAt: number; lang: Lang };

/**
 * Asks for the report of the check finished at `completedAt` (epoch ms) by e-mail; done once the mail is queued on disk.
 * "refused": not an e-mail address. "missing": the check is not on the server, or not this browser's.
 */
export const askForReport = (id: string, wish: Wish): Promise<Reply<true>> =>
  call({
    method: "POST",
    path: `/api/visitors/${id}/report`,
    body: wish,
    parse: (_, status) => status === 202 || null,
  });
