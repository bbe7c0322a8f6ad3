import type { LeadNote } from "@/lib/domain/leads/lead-notes";
import { actionText, noteAuthor } from "@/lib/domain/leads/note-words";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { StatusMark } from "@/components/desk/status-mark";
import { momentIn } from "@/components/ui/date-format";
import { soonIn } from "@/components/ui/span-format";
import type { DeskProps } from "@/components/desk/desk-words";

/** All that was done for this person, the newest first. */
export function LeadHistory({ lang, words, detail }: DeskProps & { detail: LeadDetail }) {
  const notes = [
    ...detail.lead.notes.map((note) => ({ note, reference: null })),
    ...detail.messages.flatMap(({ notes, row }) =>
      notes.map((note) => ({ note, reference: row.reference })),
    ),
  ].sort((a, b) => b.note.at - a.note.at);
  return (
    <section aria-labelledby="history">
      <h3 id="history">{words.leadPage.note.title}</h3>
      {notes.length === 0 ? (
        <p className="text-soft">{words.notes.none}</p>
      ) : (
        <ol className="entries">
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

type NoteProps = DeskProps & { note: LeadNote; reference: string | null };

function Note({ lang, words, note, reference }: NoteProps) {
  const { action, at } = note;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <StatusMark status={note.status} words={words.statuses} />
        <span>{noteAuthor(note, words.notes)}</span>
        <time className="text-base text-soft" dateTime={new Date(at).toISOString()}>
          {momentIn(lang, at)}
        </time>
        {reference && <span className="text-base text-soft">{reference}</span>}
      </p>
      {action && (
        <p className="mt-1 font-semibold wrap-anywhere">
          {actionText(action, words, (time) => soonIn(lang, time, at))}
        </p>
      )}
      {note.text && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{note.text}</p>}
    </>
  );
}
