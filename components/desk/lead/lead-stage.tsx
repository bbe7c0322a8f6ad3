import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import { LOST_REASONS, OPEN_STATUSES } from "@/lib/domain/leads/lead-notes";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { NextSteps } from "@/components/desk/list/next-steps";
import { ownerOf } from "@/components/desk/row-texts";
import { Button } from "@/components/ui/button";
import { soonIn } from "@/components/ui/span-format";
import type { DeskProps } from "@/components/desk/desk-words";
import { LeadForm, type OnLead } from "./lead-form";
import { RupeesField } from "./rupees-field";

type StageProps = DeskProps & { on: OnLead; row: LeadDetail["row"]; now: number };

/** The next step in one tap, and who has the lead. */
export function NextStep({ lang, words, on, row, now }: StageProps) {
  const { leadPage, screens } = words;
  const isOpen = OPEN_STATUSES.some((status) => status === row.status);
  const isLate = row.nextAt !== null && row.nextAt < now;
  const text =
    row.nextAt === null
      ? leadPage.nextNone
      : fill(isLate ? leadPage.nextLate : leadPage.nextAt, { time: soonIn(lang, row.nextAt, now) });
  return (
    <section aria-label={screens.next.label}>
      {isOpen && (
        <>
          <p className={isLate ? "font-semibold text-red" : ""}>{text}</p>
          <LeadForm on={on} className="my-2">
            <NextSteps {...{ words, now }} isTaken>
              {row.nextAt !== null && (
                <button name="do" value="noNext" className="desk-chip">
                  {leadPage.clear}
                </button>
              )}
            </NextSteps>
          </LeadForm>
        </>
      )}
      <LeadForm on={on} className="flex flex-wrap items-center gap-3">
        <span>
          {row.owner === null ? leadPage.nobody : fill(screens.next.yours, { owner: ownerOf(row) })}
        </span>
        <button name="do" value={row.owner === null ? "take" : "giveBack"} className="desk-chip">
          {row.owner === null ? screens.next.take : leadPage.giveBack}
        </button>
      </LeadForm>
    </section>
  );
}

/** How far the sale is: one tap saves it; won with what is paid, lost with the reason. */
export function LeadStage({ words, on, row }: StageProps) {
  const { leadPage, statuses } = words;
  const { won, lost } = leadPage;
  // A status of a later release may stay, but cannot be chosen again.
  const shown = new Set<string>([...OPEN_STATUSES, row.status]);
  shown.delete("won");
  shown.delete("lost");
  const rupees = row.wonRupees ?? words.packageRupees[row.packageId ?? ""];
  return (
    <section aria-labelledby="stage">
      <h3 id="stage">{leadPage.stage}</h3>
      {row.status === "won" && row.wonRupees !== null && (
        <p className="mb-2">{fill(won.saved, { amount: inRupees(row.wonRupees) })}</p>
      )}
      {row.status === "lost" && row.lostReason !== null && (
        <p className="mb-2">
          {fill(lost.saved, { reason: wordFor(lost.reasons, row.lostReason) })}
        </p>
      )}
      <div role="group" aria-labelledby="stage" className="desk-chips">
        <LeadForm on={on} what="status" className="contents">
          {[...shown].map((status) => (
            <button
              key={status}
              type="submit"
              name="status"
              value={status}
              className="desk-chip"
              aria-pressed={row.status === status}
            >
              {wordFor(statuses, status)}
            </button>
          ))}
        </LeadForm>
        <details className="desk-fold" name="stage">
          <summary className="desk-chip" aria-current={row.status === "won" || undefined}>
            {statuses.won}
          </summary>
          <LeadForm on={on} what="won" className="flex flex-wrap items-end gap-3">
            <RupeesField label={won.amount} value={rupees} />
            <Button kind="primary" type="submit">
              {won.save}
            </Button>
          </LeadForm>
        </details>
        <details className="desk-fold" name="stage">
          <summary className="desk-chip" aria-current={row.status === "lost" || undefined}>
            {statuses.lost}
          </summary>
          <LeadForm on={on} what="lost" className="desk-chips">
            <p className="w-full">{lost.legend}</p>
            {LOST_REASONS.map((reason) => (
              <button key={reason} type="submit" name="reason" value={reason} className="desk-chip">
                {lost.reasons[reason]}
              </button>
            ))}
          </LeadForm>
        </details>
      </div>
    </section>
  );
}
