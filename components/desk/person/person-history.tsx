import type { PersonNote } from "@/lib/domain/leads/person-notes";
import { actionText, noteAuthor } from "@/lib/domain/leads/note-words";
import { StageMark } from "@/components/desk/stage-mark";
import { momentIn } from "@/components/ui/date-format";
import { soonIn } from "@/components/ui/span-format";
import type { DeskProps } from "@/components/desk/desk-words";

type PersonHistoryProps = DeskProps & { notes: readonly PersonNote[] };

/** All that was done for this person, the newest first. */
export const PersonHistory = ({ lang, words, notes }: PersonHistoryProps) => (
  <section aria-labelledby="history">
    <h3 id="history">{words.person.history}</h3>
    {notes.length === 0 ? (
      <p className="text-soft">{words.notes.none}</p>
    ) : (
      <ol className="entries">
        {notes.map((note, at) => (
          <li key={`${note.at} ${notes.length - at}`}>
            <Note {...{ lang, words, note }} />
          </li>
        ))}
      </ol>
    )}
  </section>
);

function Note({ lang, words, note }: DeskProps & { note: PersonNote }) {
  const { action, at } = note;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <StageMark stage={note.stage} words={words.stages} />
        <span>{noteAuthor(note, words.notes)}</span>
        <time className="text-base text-soft" dateTime={new Date(at).toISOString()}>
          {momentIn(lang, at)}
        </time>
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
