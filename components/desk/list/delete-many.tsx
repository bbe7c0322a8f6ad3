"use client";

import { useState } from "react";
import { countLeads } from "@/lib/browser/desk/desk-client";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import { loggedFilter } from "@/lib/domain/desk/desk-log";
import { Button } from "@/components/ui/button";
import { DeleteManyDialog, type ManyLeads } from "./delete-many-dialog";
import { filterText } from "@/components/desk/log/log-line";
import type { DeskProps } from "@/components/desk/desk-words";

type DeleteManyProps = DeskProps & {
  filter: DeskFilter;
  /** Called after leads were deleted and the dialog is closed. */
  onDeleted: () => void;
};

type Phase = "ready" | "counting" | "none" | "notCounted";

/** Deletes all leads of a filter; by default those that look like spam. */
export function DeleteMany({ lang, words, filter, onDeleted }: DeleteManyProps) {
  const { many } = words;
  const [isFlagged, setFlagged] = useState(true);
  const [phase, setPhase] = useState<Phase>("ready");
  const [leads, setLeads] = useState<ManyLeads | null>(null);
  /** The list is reloaded after the dialog is closed: an empty list would unmount this section and the dialog. */
  const [isStale, setStale] = useState(false);

  const count = async () => {
    if (phase === "counting") return;
    setPhase("counting");
    const wanted: DeskFilter = isFlagged ? { ...filter, flagged: "only" } : filter;
    const reply = await countLeads(wanted);
    if (reply.kind !== "done") return setPhase("notCounted");
    const { count: n, to } = reply.value;
    setPhase(n === 0 ? "none" : "ready");
    if (n > 0) setLeads({ filter: { ...wanted, to }, count: n });
  };

  const rest = filterText({ lang, words }, { ...loggedFilter(filter), hasText: false });
  const shown = [filter.text && `“${filter.text}”`, rest].filter(Boolean).join(", ");
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{many.which}</legend>
        <div className="mt-1">
          {[true, false].map((value) => (
            <label key={String(value)} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="which"
                className="size-5 shrink-0 accent-red"
                checked={isFlagged === value}
                onChange={() => {
                  setFlagged(value);
                  setPhase("ready");
                }}
              />
              {value ? many.flagged : many.all}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-2 wrap-anywhere text-soft">{shown || many.noFilter}</p>
      <p className="mt-4">
        <Button aria-disabled={phase === "counting"} onClick={() => void count()}>
          {phase === "counting" ? many.counting : many.count}
        </Button>
      </p>
      <p role="status" className="mt-3 font-semibold">
        {(phase === "none" || phase === "notCounted") && many[phase]}
      </p>
      {leads && (
        <DeleteManyDialog
          key={`${leads.count} ${leads.filter.to}`}
          {...{ words, leads }}
          shown={shown}
          onDeleted={() => setStale(true)}
          onRecount={() => {
            setLeads(null);
            void count();
          }}
          onClose={() => {
            setLeads(null);
            if (isStale) onDeleted();
            setStale(false);
          }}
        />
      )}
    </>
  );
}
