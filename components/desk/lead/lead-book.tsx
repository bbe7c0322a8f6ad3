"use client";

import { useRef, useState } from "react";
import { draftOf, keepDraft } from "@/lib/browser/desk/note-draft";
import { fill } from "@/lib/domain/core/fill";
import { inRupees } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { type LeadDeed, type LeadNote, NOTE_CHARS } from "@/lib/domain/leads/lead-notes";
import { momentIn, soonIn } from "@/components/ui/date-format";
import { Button } from "@/components/ui/button";
import { LimitedField } from "@/components/ui/limited-field";
import { StatusMark } from "@/components/desk/status-mark";
import { ToldLine } from "./told-line";
import { useLeadChange } from "./use-lead-change";
import type { DeskProps } from "@/components/desk/desk-words";

type LeadBookProps = DeskProps & { detail: LeadDetail; onChange: (detail: LeadDetail) => void };

/** A new note, which is kept on this device until it is saved, and all that was done for this person. */
export function LeadBook(props: LeadBookProps) {
  const { lang, words, detail } = props;
  const { row } = detail;
  const { note } = words.leadPage;
  const [openedAt] = useState(() => Date.now());
  const [draft] = useState(() => draftOf(row.id, openedAt));
  const [text, setText] = useState(draft?.text ?? "");
  const { told, isBusy, change } = useLeadChange(props);
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
  const entries = [
    ...detail.lead.work.map((entry) => ({ entry, reference: null })),
    ...detail.card.flatMap(({ work, reference }) => work.map((entry) => ({ entry, reference }))),
  ].sort((a, b) => b.entry.at - a.entry.at);

  return (
    <section aria-labelledby="book">
      <h3 id="book">{note.title}</h3>
      <form
        className="grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <LimitedField name="note" label={note.label} most={NOTE_CHARS} limit={words.limit}>
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
            {fill(note.draft, { time: soonIn(lang, draft.at, openedAt) })}{" "}
            <button
              type="button"
              className="inline-flex min-h-11 items-center underline"
              onClick={() => write("")}
            >
              {note.discard}
            </button>
          </p>
        )}
        <p>
          <Button kind="primary" type="submit" aria-disabled={isBusy || text.trim() === ""}>
            {note.save}
          </Button>
        </p>
        <ToldLine {...{ lang, words, told }} />
      </form>
      {entries.length === 0 ? (
        <p className="mt-4 text-soft">{words.work.none}</p>
      ) : (
        <ol className="entries mt-4">
          {entries.map(({ entry, reference }, at) => (
            <li key={`${entry.at} ${entries.length - at}`}>
              <Entry {...{ lang, words, entry, reference }} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What was done, in words; empty for a note. */
const deedText = (did: LeadDeed | undefined, { lang, words }: DeskProps, now: number): string => {
  const { deeds, edit, lost } = words.leadPage;
  switch (did?.kind) {
    case undefined:
      return "";
    case "next":
      return did.at === null
        ? deeds.nextNone
        : fill(deeds.next, { time: soonIn(lang, did.at, now) });
    case "owner":
      return did.owner === null ? deeds.given : fill(deeds.taken, { owner: did.owner });
    case "won":
      return fill(deeds.won, { amount: inRupees(did.rupees) });
    case "lost":
      return fill(deeds.lost, { reason: wordFor(lost.reasons, did.reason) });
    case "edited":
      return fill(deeds.edited, {
        fields: did.fields.map((field) => wordFor(edit.fields, field)).join(", "),
      });
    case "marked":
      return did.isSpam ? deeds.spam : deeds.notSpam;
    case "opened":
      return fill(deeds.opened, { way: wordFor(deeds.ways, did.way) });
    case "joined":
    case "parted":
      return fill(deeds[did.kind], { reference: did.reference });
  }
};

type EntryProps = DeskProps & { entry: LeadNote; reference: string | null };

function Entry({ entry, reference, ...props }: EntryProps) {
  const { lang, words } = props;
  const deed = deedText(entry.did, props, entry.at);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <StatusMark status={entry.status} words={words.statuses} />
        <span>{entry.by ?? words.work.again}</span>
        <time className="text-base text-soft" dateTime={new Date(entry.at).toISOString()}>
          {momentIn(lang, entry.at)}
        </time>
        {reference && <span className="text-base text-soft">{reference}</span>}
      </p>
      {deed && <p className="mt-1 font-semibold wrap-anywhere">{deed}</p>}
      {entry.text && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{entry.text}</p>}
    </>
  );
}
