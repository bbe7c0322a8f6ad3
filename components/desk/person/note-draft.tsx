"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { draftOf, keepDraft, sendDraft } from "@/lib/browser/desk/note-draft";
import { fill } from "@/lib/domain/core/fill";
import { NOTE_CHARS } from "@/lib/domain/leads/person-notes";
import { LimitedField } from "@/components/ui/limited-field";
import { soonIn } from "@/components/ui/span-format";
import type { DeskRoomWords, DeskProps } from "@/components/desk/desk-words";

type NoteDraftProps = Pick<DeskProps, "lang"> & {
  /** The person's key. */
  person: string;
  words: Pick<DeskRoomWords["person"]["talk"], "note" | "draft" | "discard">;
  limit: DeskRoomWords["limit"];
  /** What the form sent without JavaScript and could not save. */
  kept: string;
  /** The page comes after a form without JavaScript that has saved everything. */
  isSaved: boolean;
};

const areaIn = (box: HTMLElement | null) => box!.querySelector("textarea")!;

/** Types a text: the counter of the limit hears it, and so does the draft. */
const type = (area: HTMLTextAreaElement, text: string): void => {
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
};

/** The field of a new note: what is typed stays on this device until it is saved. The form works without it, too. */
export function NoteDraft({ lang, person, words, limit, kept, isSaved }: NoteDraftProps) {
  const box = useRef<HTMLDivElement>(null);
  const [foundAt, setFoundAt] = useState("");
  useEffect(() => {
    const area = areaIn(box.current);
    const draft = draftOf(person, Date.now());
    if (draft?.isSent && isSaved) keepDraft(person, "", Date.now());
    else if (draft && area.value === "") {
      area.value = draft.text;
      queueMicrotask(() => setFoundAt(soonIn(lang, draft.at, Date.now())));
    }
    const form = area.form!;
    let sent = "";
    const onSubmit = () => {
      sent = area.value;
      sendDraft(person, Date.now());
    };
    // The choices are those of the next talk; what was typed meanwhile is its note.
    const onSaved = () => {
      const { value } = area;
      form.reset();
      type(area, value === sent ? "" : value);
      setFoundAt("");
    };
    form.addEventListener("submit", onSubmit);
    form.addEventListener("desk-saved", onSaved);
    return () => {
      form.removeEventListener("submit", onSubmit);
      form.removeEventListener("desk-saved", onSaved);
    };
  }, [lang, person, isSaved]);

  const onInput = () => keepDraft(person, areaIn(box.current).value, Date.now());
  const discard = () => {
    type(areaIn(box.current), "");
    setFoundAt("");
  };
  return (
    <div ref={box} onInput={onInput}>
      <LimitedField id="note" name="text" label={words.note} most={NOTE_CHARS} limit={limit}>
        {(control) => <textarea {...control} rows={2} defaultValue={kept} />}
      </LimitedField>
      {foundAt && (
        <p className="text-soft">
          {fill(words.draft, { time: foundAt })}{" "}
          <button
            type="button"
            className="inline-flex min-h-11 items-center underline"
            onClick={discard}
          >
            {words.discard}
          </button>
        </p>
      )}
    </div>
  );
}

const neverChanges = () => () => {};

/** The unsaved note about somebody who is gone. */
export function LeftDraft({ person, words }: { person: string; words: { draft: string } }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => draftOf(person, Date.now())?.text ?? "",
    () => "",
  );
  return (
    text && (
      <>
        <p>{words.draft}</p>
        <p className="person-said my-3">{text}</p>
      </>
    )
  );
}
