import { packageName } from "@/lib/domain/check/packages";
import type { Lead } from "@/lib/domain/leads/lead";
import { packageOf } from "@/lib/domain/leads/lead-row";
import { wantsWord } from "@/lib/domain/leads/note-words";
import { wantsOf } from "@/lib/domain/leads/wants";
import type { Message, PersonDetail } from "@/lib/server/desk/people-desk";
import { PersonLink } from "@/components/desk/list/person-rows";
import { titleOf } from "@/components/desk/row-texts";
import { shortDayIn } from "@/components/ui/date-format";
import type { DeskProps } from "@/components/desk/desk-words";
import { MessageFacts } from "./message-facts";
import { type OnPerson, PersonForm } from "./person-form";
import { SaidWords } from "./person-head";

type PersonMessagesProps = DeskProps & { on: OnPerson; detail: PersonDetail };

/** What came of the person, the newest first; each message can be told apart. */
export function PersonMessages({ lang, words, on, detail }: PersonMessagesProps) {
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
                <OneMessage {...{ lang, words, message }} />
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

/** What was asked, when, in which words, and all details. */
const OneMessage = ({ lang, words, message }: DeskProps & { message: Message }) => {
  const lead = message.lead as Lead;
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
      <details className="entry">
        <summary>{words.person.sections.facts}</summary>
        <MessageFacts {...{ lang, words }} lead={message.lead} />
      </details>
    </>
  );
};
