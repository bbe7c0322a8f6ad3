import { type FormEvent, useEffect, useState } from "react";
import { useAuthStatus } from "@/components/auth/auth-provider";
import { Button } from "@/components/ui/button";
import { Field, focusWrong } from "@/components/ui/field";
import { askForReport, mailsReports } from "@/lib/browser/share/report-client";
import { untilGone } from "@/lib/browser/core/timing";
import { flush, saveStatus } from "@/lib/browser/check/outbox";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { EMAIL_INPUT, emailFrom } from "@/lib/domain/core/email";
import { fill, waitHours } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";

/** A longer Retry-After is a rate limit, a shorter one an outage. */
const A_MOMENT_MS = 60_000;

type MailReportProps = {
  lang: Lang;
  words: KeepPanelWords["mail"];
};

type Phase =
  | { kind: "open" | "sending" | "wrong" | "unsent" }
  | { kind: "often"; hours: number }
  | { kind: "sent"; email: string };

/** The report of the last check by e-mail, if the site has a mail server. */
export function MailReport({ lang, words }: MailReportProps) {
  const { user } = useAuthStatus();
  const [isOffered, setIsOffered] = useState(false);
  const [phase, setPhase] = useState<Phase>({ kind: "open" });

  useEffect(() => untilGone(mailsReports(), setIsOffered), []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase.kind === "sending") return;
    const typed = emailFrom(String(new FormData(event.currentTarget).get("email")));
    if (typed === null) {
      setPhase({ kind: "wrong" });
      return focusWrong(event.currentTarget, "email");
    }
    setPhase({ kind: "sending" });
    // Before the server has this check, the report would be that of an earlier one.
    await flush(lang);
    if (saveStatus() !== "saved") return setPhase({ kind: "unsent" });
    const reply = await askForReport(visitorId(), { email: typed, lang });
    if (reply.kind === "done") setPhase({ kind: "sent", email: typed });
    else if (reply.kind === "refused") setPhase({ kind: "wrong" });
    else if (reply.kind === "later" && (reply.afterMs ?? 0) > A_MOMENT_MS)
      setPhase({ kind: "often", hours: waitHours(reply.afterMs ?? 0) });
    else setPhase({ kind: "unsent" });
  };

  if (!isOffered) return null;
  return (
    <form
      className="mt-4 grid max-w-md gap-3 border-t border-rule pt-4"
      noValidate
      aria-label={words.title}
      onSubmit={(event) => void send(event)}
    >
      <p className="text-base text-soft">{words.notice}</p>
      <Field name="email" label={words.email} problem={phase.kind === "wrong" ? words.wrong : null}>
        {(control) => (
          <input {...control} {...EMAIL_INPUT} required defaultValue={user?.email ?? ""} />
        )}
      </Field>
      <div>
        <Button type="submit" aria-disabled={phase.kind === "sending"}>
          {phase.kind === "sending" ? words.sending : words.send}
        </Button>
      </div>
      <p role="status" className="wrap-anywhere">
        {phase.kind === "sent" && fill(words.sent, { email: phase.email })}
        {phase.kind === "unsent" && words.unsent}
        {phase.kind === "often" && fill(words.often, phase)}
      </p>
    </form>
  );
}
