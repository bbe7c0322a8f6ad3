import type { Said } from "@/lib/domain/core/said";
import { Button } from "@/components/ui/button";
import type { DeskProps } from "@/components/desk/desk-words";
import { LeadForm, type OnLead } from "./lead-form";
import { NoteDraft } from "./note-draft";

type LeadNoteProps = DeskProps & { on: OnLead; said: Said | null };

/** A new note, directly below the ways to reach the person: it is what one writes after every call. */
export function LeadNote({ lang, words, on, said }: LeadNoteProps) {
  const { note } = words.leadPage;
  const kept = said?.kept?.["do"] === "note" ? (said.kept["text"] ?? "") : "";
  const isSaved = said !== null && !said.kept;
  return (
    <LeadForm on={on} what="note" className="grid grid-cols-1 gap-2 py-3">
      <NoteDraft leadId={on.id} words={note} limit={words.limit} {...{ lang, kept, isSaved }} />
      <p>
        <Button kind="primary" type="submit">
          {note.save}
        </Button>
      </p>
    </LeadForm>
  );
}
