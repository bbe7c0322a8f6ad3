"use client";

import { useId, useState } from "react";
import { fill } from "@/lib/domain/core/fill";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { MOST_RUPEES, OPEN_STATUSES } from "@/lib/domain/desk/lead-changes";
import { inRupees } from "@/lib/domain/check/packages";
import { LEAD_STATUSES, LOST_REASONS } from "@/lib/domain/leads/lead-notes";
import { wordFor } from "@/lib/domain/core/word-for";
import { soonIn } from "@/components/ui/date-format";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ownerOf } from "@/components/desk/row-texts";
import { NextStepButtons } from "@/components/desk/next-step-buttons";

import { OutcomeLine } from "./outcome-line";
import { useLeadChange } from "./use-lead-change";
import type { DeskProps } from "@/components/desk/desk-words";

type LeadStageProps = DeskProps & { detail: LeadDetail; onChange: (detail: LeadDetail) => void };

/** The status, saved on tap; the next step and who has the lead. */
export function LeadStage(props: LeadStageProps) {
  const { lang, words, detail } = props;
  const { row } = detail;
  const { leadPage, screens, statuses } = words;
  const { outcome, change } = useLeadChange(props);
  const [asking, setAsking] = useState<"won" | "lost" | null>(null);
  const isOpen = OPEN_STATUSES.some((status) => status === row.status);
  // A status of a later release may stay, but cannot be chosen again.
  const shown = new Set<string>([...LEAD_STATUSES, row.status]);
  const [now] = useState(() => Date.now());
  const isLate = row.nextAt !== null && row.nextAt < now;

  const choose = (status: string) => {
    if (status === "won" || status === "lost") return setAsking(asking === status ? null : status);
    setAsking(null);
    if (status !== row.status) void change({ kind: "note", status, text: "" });
  };

  return (
    <section aria-labelledby="stage">
      <h3 id="stage">{leadPage.stage}</h3>
      <div role="group" aria-labelledby="stage" className="desk-chips">
        {[...shown].map((status) => (
          <button
            key={status}
            type="button"
            className="desk-chip"
            aria-pressed={row.status === status}
            aria-expanded={status === "won" || status === "lost" ? asking === status : undefined}
            onClick={() => choose(status)}
          >
            {wordFor(statuses, status)}
          </button>
        ))}
      </div>
      {row.status === "won" && row.wonRupees !== null && (
        <p className="mt-2">{fill(leadPage.won.saved, { amount: inRupees(row.wonRupees) })}</p>
      )}
      {row.status === "lost" && row.lostReason !== null && (
        <p className="mt-2">
          {fill(leadPage.lost.saved, { reason: wordFor(leadPage.lost.reasons, row.lostReason) })}
        </p>
      )}
      {asking === "won" && (
        <WonForm
          words={leadPage.won}
          rupees={row.wonRupees ?? words.packageRupees[row.packageId ?? ""] ?? null}
          onSave={async (rupees) => {
            if (await change({ kind: "won", rupees })) setAsking(null);
          }}
        />
      )}
      {asking === "lost" && (
        <div role="group" aria-label={leadPage.lost.legend} className="mt-3">
          <p className="mb-2">{leadPage.lost.legend}</p>
          <div className="desk-chips">
            {LOST_REASONS.map((reason) => (
              <button
                key={reason}
                type="button"
                className="desk-chip"
                onClick={() =>
                  void change({ kind: "lost", reason }).then((isDone) => isDone && setAsking(null))
                }
              >
                {leadPage.lost.reasons[reason]}
              </button>
            ))}
          </div>
        </div>
      )}
      {isOpen && (
        <>
          <p className={`mt-4 mb-2 ${isLate ? "font-semibold text-red" : ""}`}>
            {row.nextAt === null
              ? leadPage.nextNone
              : fill(isLate ? leadPage.nextLate : leadPage.nextAt, {
                  time: soonIn(lang, row.nextAt, now),
                })}
          </p>
          <div className="desk-chips">
            <NextStepButtons
              words={screens.next}
              label={screens.next.label}
              onChoose={(at) => void change({ kind: "next", at })}
            />
            {row.nextAt !== null && (
              <button
                type="button"
                className="desk-chip"
                onClick={() => void change({ kind: "next", at: null })}
              >
                {leadPage.clear}
              </button>
            )}
          </div>
        </>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <span>
          {row.owner === null ? leadPage.nobody : fill(screens.next.yours, { owner: ownerOf(row) })}
        </span>
        <button
          type="button"
          className="desk-chip"
          onClick={() => void change({ kind: "owner", owner: row.owner === null ? "me" : null })}
        >
          {row.owner === null ? screens.next.take : leadPage.giveBack}
        </button>
      </p>
      <OutcomeLine {...{ lang, words, outcome }} />
    </section>
  );
}

type WonFormProps = {
  words: DeskProps["words"]["leadPage"]["won"];
  /** What the package costs, or what was saved before; null: not known. */
  rupees: number | null;
  onSave: (rupees: number) => Promise<void>;
};

function WonForm({ words, rupees, onSave }: WonFormProps) {
  const id = useId();
  const [text, setText] = useState(rupees === null ? "" : String(rupees));
  const amount = Number(text);
  const isRight = /^\d+$/.test(text) && amount >= 1 && amount <= MOST_RUPEES;
  return (
    <form
      className="mt-3 flex max-w-md flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) void onSave(amount);
      }}
    >
      <Field id={id} name="rupees" label={words.amount} hint={words.hint}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value.replace(/\D/g, ""))}
          />
        )}
      </Field>
      <Button kind="primary" type="submit" aria-disabled={!isRight}>
        {words.save}
      </Button>
    </form>
  );
}
