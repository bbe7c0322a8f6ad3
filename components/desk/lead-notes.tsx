"use client";

import { useState } from "react";
import { changeLead } from "@/lib/browser/desk/change-client";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { OPEN_STATUSES } from "@/lib/domain/desk/lead-changes";
import { NOTE_CHARS } from "@/lib/domain/leads/lead-notes";
import { fill } from "@/lib/domain/core/fill";
import { wordFor } from "@/lib/domain/core/word-for";
import { momentIn } from "@/components/ui/date-format";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { LeadNoteList } from "./lead-note-list";
import type { DeskProps } from "./desk-words";

type LeadNotesProps = DeskProps & { file: LeadDetail; onChange: (file: LeadDetail) => void };
type Phase = "ready" | "saving" | "saved" | "changed" | "empty" | "full" | "missing" | "failed";

/** The status, a new note and the earlier ones. If another operator saved first, the form keeps its input. */
export function LeadNotes({ lang, words, file, onChange }: LeadNotesProps) {
  const { work } = words;
  const { status, work: entries } = file.lead;
  const [chosen, setChosen] = useState(status);
  const [text, setText] = useState("");
  const [phase, setPhase] = useState<Phase>("ready");

  const save = async () => {
    if (phase === "saving") return;
    if (text.trim() === "" && chosen === status) return setPhase("empty");
    setPhase("saving");
    const change = { kind: "note", status: chosen, text: text.trim() } as const;
    const reply = await changeLead(file.row.id, entries.length, change);
    if (reply.kind === "saved" || reply.kind === "changed") onChange(reply.file);
    if (reply.kind === "saved") setText("");
    setPhase(reply.kind === "later" || reply.kind === "refused" ? "failed" : reply.kind);
  };

  // Another status may stay, but cannot be chosen again.
  const statuses = new Set<string>([...OPEN_STATUSES, status]);
  const last = entries.at(-1);
  const isTrouble = !["ready", "saving", "saved"].includes(phase);
  const told =
    phase === "changed" && last
      ? fill(work.changed, {
          who: last.by ?? work.again,
          status: wordFor(words.statuses, last.status),
          date: momentIn(lang, last.at),
        })
      : phase === "ready" || phase === "saving"
        ? ""
        : work[phase];

  return (
    <>
      <form
        className="grid max-w-2xl grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset>
          <legend className="font-semibold">{work.status}</legend>
          <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
            {[...statuses].map((one) => (
              <label key={one} className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="status"
                  className="size-5 accent-red"
                  checked={chosen === one}
                  onChange={() => setChosen(one)}
                />
                {wordFor(words.statuses, one)}
              </label>
            ))}
          </div>
        </fieldset>
        <Field name="note" label={work.note} hint={work.hint}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={NOTE_CHARS}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <p className="flex flex-wrap items-center gap-4">
          <Button kind="primary" type="submit" aria-disabled={phase === "saving"}>
            {phase === "saving" ? work.saving : work.save}
          </Button>
          <span role="status" className="font-semibold text-green">
            {!isTrouble && told}
          </span>
        </p>
        <p role="alert" className="font-semibold wrap-anywhere text-red">
          {isTrouble && told}
        </p>
      </form>
      <LeadNoteList {...{ lang, words, entries }} />
    </>
  );
}
