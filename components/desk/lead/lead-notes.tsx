"use client";

import { useRef, useState } from "react";
import { draftOf, keepDraft } from "@/lib/browser/desk/note-draft";
import { fill } from "@/lib/domain/core/fill";
import { inRupees } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { type NoteAction, type LeadNote, NOTE_CHARS } from "@/lib/domain/leads/lead-notes";
import { momentIn, soonIn } from "@/components/ui/date-format";
import { Button } from "@/components/ui/button";
import { LimitedField } from "@/components/ui/limited-field";
import { StatusMark } from "@/components/desk/status-mark";
import { OutcomeLine } from "./outcome-line";
import { useLeadChange } from "./use-lead-change";
import type { DeskProps } from "@/components/desk/desk-words";

type LeadNotesProps = DeskProps & { detail: LeadDetail; onChange: (detail: LeadDetail) => void };

/** A new note, which is kept on this device until it is saved, and all that was done for this person. */
export function LeadNotes(props: LeadNotesProps) {
  const { lang, words, detail } = props;
  const { row } = detail;
  const noteWords = words.leadPage.note;
  const [openedAt] = useState(() => Date.now());
  const [draft] = useState(() => draftOf(row.id, openedAt));
  const [text, setText] = useState(draft?.text ?? "");
  const { outcome, isBusy, change } = useLeadChange(props);
  const latest = useRef(text);

  const write = (next: string) => {
    latest.current = next;
    setText(next);
    keepDraft(row.id, next, Date.now());
  };
  const save = async () => {
    if (isBusy || text.trim() === "") return;
    const isSaved = await change({ kind: "note", status: row.status, text: text.trim() });
    // What was typed meanwhile is the next note.
    if (isSaved && latest.current === text) write("");
  };
  const notes = [
    ...detail.lead.notes.map((note) => ({ note, reference: null })),
    ...detail.card.flatMap(({ notes, reference }) => notes.map((note) => ({ note, reference }))),
  ].sort((a, b) => b.note.at - a.note.at);

  return (
    <section aria-labelledby="notes">
      <h3 id="notes">{noteWords.title}</h3>
      <form
        className="grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <LimitedField name="note" label={noteWords.label} most={NOTE_CHARS} limit={words.limit}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={text}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </LimitedField>
        {draft && text === draft.text && (
          <p className="text-soft">
            {fill(noteWords.draft, { time: soonIn(lang, draft.at, openedAt) })}{" "}
            <button
              type="button"
              className="inline-flex min-h-11 items-center underline"
              onClick={() => write("")}
            >
              {noteWords.discard}
            </button>
          </p>
        )}
        <p>
          <Button kind="primary" type="submit" aria-disabled={isBusy || text.trim() === ""}>
            {noteWords.save}
          </Button>
        </p>
        <OutcomeLine {...{ lang, words, outcome }} />
      </form>
      {notes.length === 0 ? (
        <p className="mt-4 text-soft">{words.notes.none}</p>
      ) : (
        <ol className="entries mt-4">
          {notes.map(({ note, reference }, at) => (
            <li key={`${note.at} ${notes.length - at}`}>
              <Note {...{ lang, words, note, reference }} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What was done, in words; empty for a note. */
const actionText = (
  action: NoteAction | undefined,
  { lang, words }: DeskProps,
  now: number,
): string => {
  const { actions, lost } = words.leadPage;
  switch (action?.kind) {
    case undefined:
      return "";
    case "next":
      return action.at === null
        ? actions.nextNone
        : fill(actions.next, { time: soonIn(lang, action.at, now) });
    case "owner":
      return action.owner === null ? actions.given : fill(actions.taken, { owner: action.owner });
    case "won":
      return fill(actions.won, { amount: inRupees(action.rupees) });
    case "lost":
      return fill(actions.lost, { reason: wordFor(lost.reasons, action.reason) });
    case "edited":
      return fill(actions.edited, {
        fields: action.fields.map((field) => wordFor(words.labels, field)).join(", "),
      });
    case "marked":
      return action.isSpam ? actions.spam : actions.notSpam;
    case "opened":
      return fill(actions.opened, { way: wordFor(actions.ways, action.way) });
    case "joined":
    case "parted":
      return fill(actions[action.kind], { reference: action.reference });
  }
};

type NoteProps = DeskProps & { note: LeadNote; reference: string | null };

function Note({ note, reference, ...props }: NoteProps) {
  const { lang, words } = props;
  const action = actionText(note.action, props, note.at);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <StatusMark status={note.status} words={words.statuses} />
        <span>{note.by ?? words.notes.again}</span>
        <time className="text-base text-soft" dateTime={new Date(note.at).toISOString()}>
          {momentIn(lang, note.at)}
        </time>
        {reference && <span className="text-base text-soft">{reference}</span>}
      </p>
      {action && <p className="mt-1 font-semibold wrap-anywhere">{action}</p>}
      {note.text && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{note.text}</p>}
    </>
  );
}
