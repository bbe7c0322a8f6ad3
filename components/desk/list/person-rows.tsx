import type { ComponentProps, ReactNode } from "react";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { NEXT_STEPS } from "@/lib/domain/desk/next-step";
import { waysTo } from "@/lib/domain/leads/lead-contact";
import type { Stage } from "@/lib/domain/leads/person-notes";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { cursorText, deskHref } from "@/lib/server/desk/list-choice";
import { buttonClass } from "@/components/ui/button";
import { WhatsAppMark } from "@/components/site/marks";
import { Chips } from "@/components/desk/choices";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";
import {
  dueTime,
  ownerOf,
  type RowTime,
  summaryOf,
  timeOf,
  titleOf,
} from "@/components/desk/row-texts";
import { CallLink } from "./call-link";
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
  page: { rows: readonly PersonRow[]; next: Parameters<typeof cursorText>[0] | null };
  /** The page of the desk that has the following people, and the fields of its address. */
  more: readonly [path: string, query: Readonly<Record<string, string | undefined>>];
  /** What is due of them counts here. */
  isOwing?: boolean;
};

/** People, one below the other: on a wide screen in columns. */
export const PersonRows = ({ page, more: [path, query], isOwing, ...view }: PersonRowsProps) => (
  <>
    <ul className="person-rows">
      {page.rows.map((row) => (
        <PersonLine
          key={row.person}
          {...view}
          row={row}
          {...(isOwing && { time: dueTime(row, view), template: DUE_TEXT })}
        />
      ))}
    </ul>
    {page.next && (
      <a
        className={buttonClass("secondary", "mt-4")}
        href={deskHref(view.lang, path, { ...query, after: cursorText(page.next) })}
      >
        {view.words.screens.today.more}
      </a>
    )}
  </>
);

type PersonLinkProps = ComponentProps<"a"> & { lang: Lang; person: string; back: string };

/** A link to a person's page, which leads back. It is never loaded beforehand: each look is logged. */
export const PersonLink = ({ lang, person, back, children, ...rest }: PersonLinkProps) => (
  <a href={`${pathIn(lang, `/desk/people/${person}`)}?back=${encodeURIComponent(back)}`} {...rest}>
    {children}
  </a>
);

const LOOKS: Readonly<Record<string, string>> = {
  new: "border-ink text-ink",
  talking: "border-transparent bg-marigold-wash text-ink",
  offer: "border-transparent bg-marigold-wash text-ink",
  won: "border-transparent bg-green text-white",
  lost: "border-soft text-soft",
} satisfies Record<Stage, string>;

/** A person's stage in a word; the colour is only an addition. */
export const StageMark = ({ stage, words }: { stage: string } & Pick<DeskProps, "words">) => (
  <span
    className={`inline-block shrink-0 rounded-md border px-2 text-base font-semibold ${LOOKS[stage] ?? "border-soft"}`}
  >
    {wordFor(words.stages, stage)}
  </span>
);

/** One person: who it is, what counts, the time, and what can be done. */
export function PersonLine({ row, time, template, children, ...view }: RowProps) {
  const { lang, words, back, isAlone } = view;
  const { at, text, isLate } = time ?? timeOf(row, view);
  const owner = isAlone ? "" : ownerOf(row);
  return (
    <li
      className="person"
      data-quiet={row.isSpam || row.isSilent || undefined}
      data-marks={children ? true : undefined}
    >
      <PersonLink {...{ lang, back }} person={row.person} className="person-link">
        <strong className="person-who">{titleOf(row, words)}</strong>
        <span className="person-wants">
          {row.stage === "new" ? (
            wordFor(words.wants, row.wants)
          ) : (
            <StageMark stage={row.stage} words={words} />
          )}
        </span>
        <span className="person-about">
          <span className="person-time">
            <time dateTime={new Date(at).toISOString()} data-late={isLate || undefined}>
              {text}
            </time>
            {owner && <span>· {owner}</span>}
          </span>
          <span className="person-words">{summaryOf(row, words)}</span>
        </span>
      </PersonLink>
      <PersonDo {...view} row={row} template={template}>
        {children}
      </PersonDo>
    </li>
  );
}

/** Call, WhatsApp, and what comes after the talk; of spam, that it is none. */
function PersonDo({ template, children, ...view }: RowProps) {
  const { lang, words, back, row } = view;
  const { list } = words.screens;
  const name = titleOf(row, words);
  if (row.isErased) return null;
  if (row.isSpam)
    return (
      <DeskForm
        to={`people/${row.person}`}
        back={back}
        fields={{ version: row.version }}
        className="person-do"
      >
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
          aria-label={fill(list.call, { name })}
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
      {children ?? (!row.isSilent && <PersonNext {...view} name={name} />)}
    </div>
  );
}

/** The stages that one tap says: the others need a sum or a reason. */
const TAPPED_STAGES = ["talking", "offer"] as const;

/** The talk in one tap: the next step, on a day too, how far we are, and who takes it. */
function PersonNext({ words, back, now, isAlone, row, name }: RowProps & { name: string }) {
  const { person, screens, stages } = words;
  const { list, next } = screens;
  const to = `people/${row.person}`;
  const tap = (field: "next" | "stage" | "do", value: string, word: string) => (
    <button key={value} name={field} value={value} className="desk-chip">
      {word}
    </button>
  );
  return (
    <details className="person-next">
      <summary className="desk-chip" aria-label={fill(list.nextOf, { name })}>
        {list.nextPill}
      </summary>
      <div>
        <DeskForm {...{ to, back }} fields={{ do: "talk", version: row.version }}>
          <Chips legend={person.talk.next}>
            {NEXT_STEPS.map((step) => tap("next", step, next[step]))}
            <span className="desk-chips">
              <input
                type="date"
                name="day"
                aria-label={next.dayLabel}
                min={indianDay(now)}
                className="control desk-day"
              />
              {tap("next", "day", next.set)}
            </span>
          </Chips>
          {row.stage !== "won" && (
            <Chips legend={person.talk.stage}>
              {TAPPED_STAGES.filter((stage) => stage !== row.stage).map((stage) =>
                tap("stage", stage, stages[stage]),
              )}
            </Chips>
          )}
        </DeskForm>
        {!isAlone && row.owner === null && (
          <DeskForm {...{ to, back }} fields={{ version: row.version }}>
            {tap("do", "take", next.take)}
          </DeskForm>
        )}
      </div>
    </details>
  );
}
