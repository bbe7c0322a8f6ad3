import { wordFor } from "@/lib/domain/core/word-for";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { titleOf } from "@/components/desk/row-texts";
import { StatusMark } from "@/components/desk/status-mark";
import { shortDayIn } from "@/components/ui/date-format";
import type { DeskProps } from "@/components/desk/desk-words";
import { LeadForm, type OnLead } from "./lead-form";
import { LeadLink } from "./lead-link";

type LeadMessagesProps = DeskProps & { on: OnLead; back: string; detail: LeadDetail };

/** The person's other messages, each told apart by one tap, and those that may be the same person's. */
export function PersonMessages({ on, detail, ...props }: LeadMessagesProps) {
  const { words } = props;
  const { messages: text } = words.leadPage;
  const { messages, alike } = detail;
  return (
    <>
      {messages.length > 0 && (
        <section aria-labelledby="messages">
          <h3 id="messages">{text.title}</h3>
          <ul className="entries">
            {messages.map(({ row }) => (
              <li key={row.id}>
                <Message {...props} row={row} />
                <LeadForm on={{ ...on, id: row.id, version: row.version }} what="part">
                  <button type="submit" className="inline-flex min-h-11 items-center underline">
                    {text.part}
                  </button>
                </LeadForm>
              </li>
            ))}
          </ul>
        </section>
      )}
      {alike.length > 0 && (
        <section aria-labelledby="alike">
          <h3 id="alike">{text.alike}</h3>
          <ul className="entries">
            {alike.map((row) => (
              <li key={row.id}>
                <Message {...props} row={row} />
                <LeadForm on={on} what="join" fields={{ other: row.id }}>
                  <button type="submit" className="desk-chip">
                    {text.join}
                  </button>
                </LeadForm>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type MessageProps = Omit<LeadMessagesProps, "on" | "detail"> & { row: LeadDetail["row"] };

/** What was sent, when, and in which words. */
const Message = ({ lang, words, back, row }: MessageProps) => (
  <>
    <p className="flex flex-wrap items-center gap-x-3">
      <LeadLink
        {...{ lang, back }}
        id={row.id}
        className="inline-flex min-h-11 items-center font-semibold text-red underline"
      >
        {[wordFor(words.wants, row.wants), titleOf(row, words)].join(" · ")}
      </LeadLink>
      <StatusMark status={row.status} words={words.statuses} />
      <span className="text-base text-soft">
        {shortDayIn(lang, row.arrivedAt)} · {row.reference}
      </span>
    </p>
    {row.firstWords && <p className="wrap-anywhere">“{row.firstWords}”</p>}
  </>
);
