"use client";

import { useState } from "react";
import { changeMany } from "@/lib/browser/desk/change-client";
import { fill } from "@/lib/domain/core/fill";
import type { ManyChange, SeenLead } from "@/lib/domain/desk/lead-change";
import { NextStepButtons } from "@/components/desk/next-step-buttons";
import type { DeskRoomWords } from "@/components/desk/desk-words";

/** The most leads of one call. */
const MOST = 100;

type BulkBarProps = {
  words: DeskRoomWords;
  /** The selected leads, as they are on the screen. */
  leads: readonly SeenLead[];
  /** Called after the server has answered; `failed` stay selected. */
  onDone: (failed: readonly string[]) => void;
};

/** What can be done to the selected leads at once. */
export function BulkBar({ words, leads, onDone }: BulkBarProps) {
  const { many, next } = words.screens;
  const [outcome, setOutcome] = useState({ text: "", isTrouble: false });
  const [isBusy, setBusy] = useState(false);

  const change = async (wanted: ManyChange) => {
    if (isBusy || leads.length === 0) return;
    setBusy(true);
    const done: string[] = [];
    let problem = "";
    for (let at = 0; at < leads.length && problem === ""; at += MOST) {
      const reply = await changeMany(leads.slice(at, at + MOST), wanted);
      if (reply.kind === "done") done.push(...reply.value.done);
      else problem = reply.kind === "missing" ? words.trouble.missing : many.later;
    }
    setBusy(false);
    const failed = leads.map(({ id }) => id).filter((id) => !done.includes(id));
    if (problem !== "" && done.length === 0) return setOutcome({ text: problem, isTrouble: true });
    setOutcome({
      text: fill(failed.length > 0 ? many.failed : many.done, {
        n: done.length,
        done: done.length,
        failed: failed.length,
      }),
      isTrouble: failed.length > 0,
    });
    onDone(failed);
  };

  return (
    <div className="my-2 grid gap-2 border-l-4 border-ink bg-card px-3 py-2">
      <p className="font-semibold">{fill(many.count, { n: leads.length })}</p>
      <NextStepButtons
        words={next}
        label={next.label}
        onChoose={(at) => void change({ kind: "next", at })}
      />
      <div className="desk-chips">
        <button
          type="button"
          className="desk-chip"
          onClick={() => void change({ kind: "owner", owner: "me" })}
        >
          {next.take}
        </button>
        <button
          type="button"
          className="desk-chip"
          onClick={() => void change({ kind: "mark", isSpam: true })}
        >
          {many.spam}
        </button>
        <button
          type="button"
          className="desk-chip"
          onClick={() => void change({ kind: "mark", isSpam: false })}
        >
          {many.notSpam}
        </button>
      </div>
      <p role="status" className={outcome.isTrouble ? "font-semibold text-red" : "font-semibold"}>
        {outcome.text}
      </p>
    </div>
  );
}
