import type { ReactNode } from "react";
import { wordFor } from "@/lib/domain/core/fill";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { titleOf } from "@/components/desk/row-texts";
import { StatusMark } from "@/components/desk/status-mark";
import { shortDayIn } from "@/components/ui/date-format";
import type { DeskProps } from "@/components/desk/desk-words";
import { LeadForm, type OnLead } from "./lead-form";
import { LeadLink } from "./lead-link";

type Row = LeadDetail["row"];
type LeadMessagesProps = DeskProps & { on: OnLead; back: string; detail: LeadDetail };

/** The person's other messages, each told apart by one tap, and those that may be the same person's. */
export function PersonMessages({ on, detail, ...props }: LeadMessagesProps) {
  const { messages: text } = props.words.leadPage;
  return (
    <>
      <Messages {...props} id="messages" title={text.title} rows={detail.messages.map(rowOf)}>
        {({ id, version }) => (
          <LeadForm on={{ ...on, id, version }} what="part">
            <button type="submit" className="inline-flex min-h-11 items-center underline">
              {text.part}
            </button>
          </LeadForm>
        )}
      </Messages>
      <Messages {...props} id="alike" title={text.alike} rows={detail.alike}>
        {({ id }) => (
          <LeadForm on={on} what="join" fields={{ other: id }}>
            <button type="submit" className="desk-chip">
              {text.join}
            </button>
          </LeadForm>
        )}
      </Messages>
    </>
  );
}

const rowOf = ({ row }: LeadDetail["messages"][number]) => row;

type MessagesProps = Omit<LeadMessagesProps, "on" | "detail"> & {
  id: string;
  title: string;
  rows: readonly Row[];
  /** What can be done with one. */
  children: (row: Row) => ReactNode;
};

/** Some messages under a title; nothing without any. */
const Messages = ({ id, title, rows, children, ...props }: MessagesProps) =>
  rows.length > 0 && (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="entries">
        {rows.map((row) => (
          <li key={row.id}>
            <Message {...props} row={row} />
            {children(row)}
          </li>
        ))}
      </ul>
    </section>
  );

type MessageProps = Omit<LeadMessagesProps, "on" | "detail"> & { row: Row };

/** What was sent, when, and in which words. */
const Message = ({ lang, words, back, row }: MessageProps) => (
  <>
    <p className="flex flex-wrap items-center gap-x-3">
      <LeadLink {...{ lang, back }} id={row.id} className="text-link">
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
