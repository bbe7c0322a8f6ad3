import { fill } from "@/lib/domain/core/fill";
import { inRupees } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";
import type { NoteAction, LeadNote } from "@/lib/domain/leads/lead-notes";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { StatusMark } from "@/components/desk/status-mark";
import { momentIn, soonIn } from "@/components/ui/date-format";
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
