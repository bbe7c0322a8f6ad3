import { wordFor } from "@/lib/domain/core/fill";
import { packageName } from "@/lib/domain/check/packages";
import type { Lead } from "@/lib/domain/leads/lead";
import { packageOf } from "@/lib/domain/leads/lead-row";
import { actionText, noteAuthor, wantsWord } from "@/lib/domain/leads/note-words";
import type { PersonNote } from "@/lib/domain/leads/person-notes";
import { wantsOf } from "@/lib/domain/leads/wants";
import { leadFacts } from "@/lib/server/desk/lead-facts";
import type { Message } from "@/lib/server/desk/people-desk";
import { PersonLink, StageMark } from "@/components/desk/list/row-parts";
import { titleOf } from "@/components/desk/row-texts";
import { shortDateIn, shortDayIn, timeIn } from "@/components/ui/date-format";
import { soonIn } from "@/components/ui/span-format";
import { Fold } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import { PersonForm, type PersonPart } from "./person-form";
import { SaidWords } from "./person-head";

/** What came of the person, the newest first; each message can be told apart. */
export function PersonMessages({ lang, words, on, detail, partners }: PersonPart) {
  const { messages, alike } = detail;
  const { messages: text } = words.person;
  return (
    <>
      {messages.length > 0 && (
        <section aria-labelledby="messages">
          <h3 id="messages">{text.title}</h3>
          <ul className="entries">
            {messages.map((message) => (
              <li key={message.id}>
                <OneMessage {...{ lang, words, message, partners }} />
                {messages.length > 1 && (
                  <PersonForm on={on} what="apart" fields={{ lead: message.id }}>
                    <button className="inline-flex min-h-11 items-center underline">
                      {text.part}
                    </button>
                  </PersonForm>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {alike.length > 0 && (
        <section aria-labelledby="alike">
          <h3 id="alike">{text.alike}</h3>
          <ul>
            {alike.map((row) => (
              <li key={row.person}>
                <PersonLink lang={lang} person={row.person} back={on.self} className="text-link">
                  {[titleOf(row, words), row.phone].filter(Boolean).join(" · ")}
                </PersonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What was asked, when, in which words; and all fields as sent, and what marks it as spam, but for empty ones. */
const OneMessage = (
  props: Pick<PersonPart, "lang" | "words" | "partners"> & { message: Message },
) => {
  const { lang, words, message, partners } = props;
  const lead = message.lead as Lead;
  const flags = lead.flags.map((flag) => wordFor(words.flags, flag)).join(", ");
  const known = leadFacts(lang, words, message.lead, partners);
  const facts = [...known, [words.columns.flags, flags] as const];
  return (
    <>
      <p className="wrap-anywhere">
        <strong>
          {[wantsWord(words.wants, wantsOf(lead)), packageName(packageOf(lead))]
            .filter(Boolean)
            .join(" · ")}
        </strong>{" "}
        <span className="text-base text-soft">
          {shortDayIn(lang, lead.receivedAt)} · {lead.reference}
        </span>
      </p>
      <SaidWords lead={lead} />
      <Fold title={words.person.sections.facts}>
        <dl className="desk-facts *:border-t *:border-rule *:py-2 *:first:border-0 sm:*:grid sm:*:grid-cols-[11rem_1fr] sm:*:gap-4 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-wrap [&_dt]:text-soft">
          {facts.map(
            ([label, fact]) =>
              fact !== "" && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{fact}</dd>
                </div>
              ),
          )}
        </dl>
      </Fold>
    </>
  );
};

/** All that was done for this person, the newest first. */
export const PersonHistory = ({ lang, words, detail: { notes } }: PersonPart) => (
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
        <StageMark stage={note.stage} word={wordFor(words.stages, note.stage)} />
        <span>{noteAuthor(note, words.notes)}</span>
        <time className="text-base text-soft" dateTime={new Date(at).toISOString()}>
          {`${shortDayIn(lang, at)}, ${timeIn(lang, at)}`}
        </time>
      </p>
      {action && (
        <p className="mt-1 font-semibold wrap-anywhere">
          {actionText(
            action,
            words,
            (time) => soonIn(lang, time, at),
            (day) => shortDateIn(lang, day),
          )}
        </p>
      )}
      {note.text && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{note.text}</p>}
    </>
  );
}
