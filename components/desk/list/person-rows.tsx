import { fill, wordFor } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import { waysTo } from "@/lib/domain/leads/lead-contact";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { WhatsAppMark } from "@/components/site/marks";
import { LeadLink } from "@/components/desk/lead/lead-link";
import { messagesOf, ownerOf, summaryOf, timeOf, titleOf } from "@/components/desk/row-texts";
import { StatusMark } from "@/components/desk/status-mark";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";
import { CallLink } from "./call-link";
import { NextSteps } from "./next-steps";
import "./person-rows.css";

/** A page with people: `back` is its path with the query, `now` the server's time, epoch ms. */
export type PeopleView = DeskProps & { back: string; now: number };

type PersonRowsProps = PeopleView & {
  rows: readonly PersonRow[];
  /** The place of the first row on the page, from 0. */
  first?: number;
  /** The id of the form in which people can be picked. */
  picking?: string;
};
type RowProps = PeopleView & { row: PersonRow; at: number };

const isQuiet = ({ wants, flags, isEnded }: PersonRow): boolean =>
  wants === "newsletter" || flags.length > 0 || isEnded;

/** People, one below the other: on a wide screen in columns. */
export const PersonRows = ({ rows, first = 0, picking, ...view }: PersonRowsProps) => (
  <ul className="person-rows">
    {rows.map((row, n) => (
      <li key={row.id} className="person" data-quiet={isQuiet(row) || undefined}>
        {picking && (
          <label className="pick-box">
            <input
              type="checkbox"
              form={picking}
              name="lead"
              value={`${row.id}.${row.version}`}
              aria-label={fill(view.words.screens.many.one, { name: titleOf(row, view.words) })}
            />
          </label>
        )}
        <PersonLink {...view} row={row} at={first + n} />
        <PersonDo {...view} row={row} />
      </li>
    ))}
  </ul>
);

/** Who it is, what the person wants, how far we are, first words, and the time that counts. */
function PersonLink({ row, at, ...view }: RowProps) {
  const { lang, words, back } = view;
  const time = timeOf(row, view);
  const n = messagesOf(row);
  const owner = ownerOf(row);
  return (
    <LeadLink {...{ lang, back, at }} id={row.id} className="person-link">
      <span className="person-who">
        <strong>{titleOf(row, words)}</strong>
        {n > 1 && <span> ×{n}</span>}
      </span>
      <span className="person-wants">{wordFor(words.wants, row.wants)}</span>
      {row.status !== "new" && <StatusMark status={row.status} words={words.statuses} />}
      <span className="person-words">{summaryOf(row, words)}</span>
      <span className="person-time">
        <time dateTime={new Date(time.at).toISOString()} data-late={time.isLate || undefined}>
          {time.text}
        </time>
        {owner && ` · ${owner}`}
      </span>
    </LeadLink>
  );
}

/** Call, WhatsApp, and what comes after the talk. */
function PersonDo({ lang, words, back, now, row }: Omit<RowProps, "at">) {
  const { list } = words.screens;
  const { call, chat } = waysTo(row, { subject: "", text: "" });
  const name = titleOf(row, words);
  return (
    <div className="person-do">
      {call && (
        <CallLink
          href={call}
          className="person-way"
          {...{ back }}
          id={row.id}
          label={fill(list.call, { name })}
        >
          <svg viewBox="0 0 24 24" className="size-5" aria-hidden>
            <path
              fill="currentColor"
              d="M6.6 10.8a15 15 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.2 11 11 0 0 0 3.6.6 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1 11 11 0 0 0 .6 3.6 1 1 0 0 1-.2 1z"
            />
          </svg>
        </CallLink>
      )}
      {chat && (
        <a
          className="person-way person-chat"
          href={pathIn(lang, `/desk/go/${row.id}?way=whatsapp`)}
          target="_blank"
          rel="noopener"
          aria-label={`${fill(list.whatsapp, { name })} ${list.opens}`}
        >
          <WhatsAppMark />
        </a>
      )}
      {!row.isEnded && (
        <details className="person-next">
          <summary className="desk-chip" aria-label={fill(list.nextOf, { name })}>
            {list.nextPill}
          </summary>
          <DeskForm to="many" back={back} fields={{ lead: `${row.id}.${row.version}` }}>
            <NextSteps {...{ words, now }} isTaken={row.owner !== null} />
          </DeskForm>
        </details>
      )}
    </div>
  );
}
