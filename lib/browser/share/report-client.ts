import type { Lang } from "@/lib/domain/core/languages";
import { call, type Reply } from "@/lib/browser/core/api-call";
import { fieldsOf } from "@/lib/browser/core/parse";

/** Whether this site sends reports by e-mail, which needs a mail server. */
export const mailsReports = async (): Promise<boolean> => {
  const reply = await call(
    "GET",
    "/api/config",
    (value) => fieldsOf(value)["mailsReports"] === true,
  );
  return reply.kind === "done" && reply.value;
};

type Wish = { email: string; lang: Lang };

/** Asks for a report by e-mail. "refused": no address; "missing": no check of this browser. */
export const askForReport = (id: string, wish: Wish): Promise<Reply<true>> =>
  call("POST", `/api/visitors/${id}/report`, (_, status) => status === 202 || null, { body: wish });
