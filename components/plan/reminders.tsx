import { useEffect, useState } from "react";
import { exportRecord, saveConsent } from "@/lib/browser/check/account-client";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { mailsReports } from "@/lib/browser/account/report-client";
import { untilGone } from "@/lib/browser/core/until-gone";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { SignedInUser } from "@/lib/domain/account/signed-in-user";
import { activeConsent } from "@/lib/domain/core/consent";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { PlanPartWords } from "@/lib/content/slices/plan-words";
import { LedgerSection } from "@/components/shared/ledger-section";
import { Button } from "@/components/ui/button";

type RemindersProps = { lang: Lang; words: PlanPartWords; user: SignedInUser };

/** Whether reminders of the check finished last are on; null where this site sends no mail, or the record cannot be read. */
const isOnNow = async (): Promise<boolean | null> => {
  const [isOffered, reply] = await Promise.all([mailsReports(), exportRecord(visitorId())]);
  if (!isOffered || reply.kind !== "done") return null;
  const { consents, attempts } = reply.value as Pick<VisitorRecord, "consents" | "attempts">;
  const held = activeConsent(consents, "remind");
  return held !== null && held.givenAt >= (attempts.at(-1)?.completedAt ?? 0);
};

/** Two emails at most, for a signed-in owner who wants them; Google has verified the address. */
export function Reminders({ lang, words: { remind, textVersion }, user }: RemindersProps) {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [said, setSaid] = useState<"isOn" | "isOff" | "failed" | null>(null);

  useEffect(() => untilGone(isOnNow(), setOn), []);

  if (isOn === null || user.email === "") return null;
  const change = async () => {
    setSaid(null);
    const reply = await saveConsent(visitorId(), "remind", !isOn, textVersion);
    if (reply.kind !== "done") return setSaid("failed");
    setOn(!isOn);
    setSaid(isOn ? "isOff" : "isOn");
  };
  return (
    <LedgerSection id="remind" title={remind.title}>
      <p className="max-w-prose wrap-anywhere">{fill(remind.text, { email: user.email })}</p>
      {!isOn && (
        <p className="mt-3 max-w-prose text-base text-soft">
          {remind.consent} {remind.notice}{" "}
          <a className="underline" href={pathIn(lang, "/privacy")}>
            {remind.privacy}
          </a>
        </p>
      )}
      <Button className="mt-4" onClick={() => void change()}>
        {isOn ? remind.off : remind.on}
      </Button>
      <p role="status" className="mt-2">
        {said && remind[said]}
      </p>
    </LedgerSection>
  );
}
