"use client";

import { useState } from "react";
import { changeMany } from "@/lib/browser/desk/change-client";
import { fill } from "@/lib/domain/core/fill";
import type { ManyChange } from "@/lib/domain/desk/lead-change";
import { NextStepButtons } from "./next-step-buttons";
import type { DeskRoomWords } from "./desk-words";

/** The most leads of one call. */
const MOST = 100;

type BulkBarProps = {
  words: DeskRoomWords;
  ids: ReadonlySet<string>;
  /** Called after some were changed; `failed` stay selected. */
  onDone: (failed: readonly string[]) => void;
};

/** What can be done to the selected leads at once. */
export function BulkBar({ words, ids, onDone }: BulkBarProps) {
  const { many, next } = words.screens;
  const [told, setTold] = useState({ text: "", isTrouble: false });
  const [isBusy, setBusy] = useState(false);

  const change = async (wanted: ManyChange) => {
    if (isBusy || ids.size === 0) return;
    setBusy(true);
    const all = [...ids];
    const done: string[] = [];
    let isBroken = false;
    for (let at = 0; at < all.length && !isBroken; at += MOST) {
      const reply = await changeMany(all.slice(at, at + MOST), wanted);
      if (reply.kind === "done") done.push(...reply.value.done);
      else isBroken = true;
    }
    setBusy(false);
    const failed = all.filter((id) => !done.includes(id));
    if (done.length === 0) return setTold({ text: many.later, isTrouble: true });
    setTold({
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
      <p className="font-semibold">{fill(many.count, { n: ids.size })}</p>
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
      <p role="status" className={told.isTrouble ? "font-semibold text-red" : "font-semibold"}>
        {told.text}
      </p>
    </div>
  );
}
