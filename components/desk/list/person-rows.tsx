import type { ReactNode } from "react";
import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { waysTo } from "@/lib/domain/leads/lead-contact";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { WhatsAppMark } from "@/components/site/marks";
import {
  dueTime,
  ownerOf,
  type RowTime,
  summaryOf,
  timeOf,
  titleOf,
} from "@/components/desk/row-texts";
import { StageMark } from "@/components/desk/stage-mark";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";
import { CallLink } from "./call-link";
import { NextSteps } from "./next-steps";
import "./person-rows.css";

/**
 * A page with people: `back` is its path with the query, `now` the server's time, epoch ms. `isAlone`: there is one
 * operator, so nothing is owned.
 */
export type PeopleView = DeskProps & { back: string; now: number; isAlone: boolean };

type RowProps = PeopleView & {
  row: PersonRow;
  /** The time that counts here; as a rule that of the person. */
  time?: RowTime;
  /** The text with which WhatsApp opens; as a rule the best. */
  template?: string | undefined;
  /** What came of a call: buttons in place of the next step. */
  children?: ReactNode;
};

/** The text that asks for what is due (lib/content/slices/default-templates.ts). */
const DUE_TEXT = "due";

type PersonRowsProps = PeopleView & {
  rows: readonly PersonRow[];
  /** What is due of them counts here. */
  isOwing?: boolean;
};

/** People, one below the other: on a wide screen in columns. */
export const PersonRows = ({ rows, isOwing = false, ...view }: PersonRowsProps) => (
  <ul className="person-rows">
    {rows.map((row) => (
      <PersonLine
        key={row.person}
        {...view}
        row={row}
        {...(isOwing && { time: dueTime(row, view), template: DUE_TEXT })}
      />
    ))}
  </ul>
);

type PersonLinkProps = {
  lang: Lang;
  person: string;
  back: string;
  className?: string;
  children: ReactNode;
};

/** A link to a person's page, which leads back. It is never loaded beforehand: each look is logged. */
export const PersonLink = ({ lang, person, back, className, children }: PersonLinkProps) => (
  <a
    href={`${pathIn(lang, `/desk/people/${person}`)}?back=${encodeURIComponent(back)}`}
    className={className}
  >
    {children}
  </a>
);

/** What a customer has agreed and paid, else what the person asks for. */
export const headingOf = (
  row: PersonRow,
  { person, stages, wants }: DeskProps["words"],
): string => {
  const { rupees, paid, due } = row.sums;
  const stage = wordFor(stages, row.stage);
  if (rupees + paid > 0)
    return due > 0
      ? fill(person.soldPart, { stage, paid: inRupees(paid), amount: inRupees(rupees) })
      : fill(person.sold, { stage, amount: inRupees(rupees) });
  return wordFor(wants, row.wants);
};

/** One person: who it is, what counts, the time, and what can be done. */
export function PersonLine({ row, time, template, children, ...view }: RowProps) {
  const { lang, words, back, isAlone } = view;
  const shown = time ?? timeOf(row, view);
  const owner = isAlone ? "" : ownerOf(row);
  const isSold = row.sums.rupees + row.sums.paid > 0;
  return (
    <li
      className="person"
      data-quiet={row.isSpam || row.isSilent || undefined}
      data-marks={children ? true : undefined}
    >
      <PersonLink {...{ lang, back }} person={row.person} className="person-link">
        <span className="person-who">
          <strong>{titleOf(row, words)}</strong>
        </span>
        <span className="person-wants" data-sold={isSold || undefined}>
          {headingOf(row, words)}
        </span>
        {row.stage !== "new" && !isSold && <StageMark stage={row.stage} words={words.stages} />}
        <span className="person-words">{summaryOf(row, words)}</span>
        <span className="person-time">
          <time dateTime={new Date(shown.at).toISOString()} data-late={shown.isLate || undefined}>
            {shown.text}
          </time>
          {owner && ` · ${owner}`}
        </span>
      </PersonLink>
      <PersonDo {...view} row={row} template={template}>
        {children}
      </PersonDo>
    </li>
  );
}

/** Call, WhatsApp, and what comes after the talk; of spam, that it is none. */
function PersonDo({ lang, words, back, now, isAlone, row, template, children }: RowProps) {
  const { list } = words.screens;
  const name = titleOf(row, words);
  const to = `people/${row.person}`;
  if (row.isErased) return null;
  if (row.isSpam)
    return (
      <DeskForm {...{ to, back }} fields={{ version: row.version }} className="person-do">
        <button
          name="do"
          value="notSpam"
          className="desk-chip"
          aria-label={`${list.notSpam}: ${name}`}
        >
          {list.notSpam}
        </button>
      </DeskForm>
    );
  const { call, chat } = waysTo(row, { subject: "", text: "" });
  return (
    <div className="person-do">
      {call && (
        <CallLink
          href={call}
          className="person-way"
          {...{ back }}
          person={row.person}
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
          href={pathIn(
            lang,
            `/desk/go/${row.person}?way=whatsapp${template ? `&template=${template}` : ""}`,
          )}
          target="_blank"
          rel="noopener"
          aria-label={`${fill(list.whatsapp, { name })} ${list.opens}`}
        >
          <WhatsAppMark />
        </a>
      )}
      {children}
      {!children && !row.isSilent && (
        <details className="person-next">
          <summary className="desk-chip" aria-label={fill(list.nextOf, { name })}>
            {list.nextPill}
          </summary>
          <DeskForm {...{ to, back }} fields={{ version: row.version }}>
            <NextSteps {...{ words, now }} isTaken={isAlone || row.owner !== null} />
          </DeskForm>
        </details>
      )}
    </div>
  );
}
