"use client";

import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { NEXT_STEPS } from "@/lib/domain/desk/next-step";
import { Chips } from "@/components/desk/choices";
import { DeskForm } from "@/components/desk/desk-form";
import type { rowWords } from "@/components/desk/desk-words";
import type { RowTime } from "@/components/desk/row-texts";
import { CallLink, CallMarks, PersonLink, StageMark } from "./row-parts";

/** A person as a row shows it: what the browser gets of each. */
export type ShownRow = Readonly<{
  person: string;
  version: number;
  title: string;
  /** The stage; from the second one on the row shows it instead of the wish. */
  stage: string;
  wants: string;
  time: RowTime;
  owner?: string;
  about: string;
  call: string | null;
  hasChat: boolean;
  isQuiet?: boolean;
  /** What can be done besides; nothing with who is not to be contacted. */
  toDo?: "notSpam" | "next" | "take";
  /** The call of which it can be said what came of it, and its half hour, epoch ms. */
  held?: Readonly<{ lead: string; at: number }>;
}>;

type RowListProps = {
  lang: Lang;
  back: string;
  /** Today in India. */
  today: string;
  rows: readonly ShownRow[];
  words: ReturnType<typeof rowWords>;
  /** The text with which WhatsApp opens; as a rule the best. */
  template?: string | false | undefined;
};
type RowProps = Omit<RowListProps, "rows"> & { row: ShownRow };

/** People in rows. A part of the browser: one of the server would be sent twice, as HTML and whole as its data. */
export const RowList = ({ rows, ...list }: RowListProps) => (
  <ul className="person-rows">
    {rows.map((row) => (
      <Row key={row.held?.lead ?? row.person} {...list} row={row} />
    ))}
  </ul>
);

/** One person: who it is, what counts, the time, and what can be done. */
function Row({ row, ...list }: RowProps) {
  const { person, title, stage, wants, time, owner, about, isQuiet, held } = row;
  return (
    <li className="person" data-quiet={isQuiet} data-marks={held && true}>
      <PersonLink {...list} person={person} className="person-link">
        <strong className="person-who">{title}</strong>
        <span className="person-wants">
          {stage === "new" ? wants : <StageMark stage={stage} word={wants} />}
        </span>
        <span className="person-about">
          <span className="person-time">
            <time dateTime={new Date(time.at).toISOString()} data-late={time.isLate || undefined}>
              {time.text}
            </time>
            {owner && <span>· {owner}</span>}
          </span>
          <span className="person-words">{about}</span>
        </span>
      </PersonLink>
      <RowActions {...list} row={row} />
    </li>
  );
}

/** Call, WhatsApp, and what comes after the talk or the call; of spam, that it is none. */
function RowActions({ row, ...list }: RowProps) {
  const { lang, back, words, template } = list;
  const { person, version, title: name, call, hasChat, toDo, held } = row;
  if (toDo === "notSpam")
    return (
      <DeskForm to={`people/${person}`} {...{ back }} fields={{ version }} className="person-do">
        <button
          name="do"
          value="notSpam"
          className="desk-chip"
          aria-label={`${words.list.notSpam}: ${name}`}
        >
          {words.list.notSpam}
        </button>
      </DeskForm>
    );
  return (
    <div className="person-do">
      {call && (
        <CallLink href={call} {...{ person, back }} aria-label={fill(words.list.call, { name })}>
          <Icon name="phone" />
        </CallLink>
      )}
      {hasChat && (
        <a
          className="person-chat"
          href={pathIn(
            lang,
            `/desk/go/${person}?way=whatsapp${template ? `&template=${template}` : ""}`,
          )}
          target="_blank"
          rel="noopener"
          aria-label={`${fill(words.list.whatsapp, { name })} ${words.list.opens}`}
        >
          <Icon name="whatsapp" />
        </a>
      )}
      {held && <CallMarks {...{ person, version, name, back }} {...held} words={words.call} />}
      {!held && toDo && <RowNext {...list} row={row} />}
    </div>
  );
}

const Icon = ({ name }: { name: "phone" | "whatsapp" }) => (
  <svg aria-hidden="true">
    <use href={`/icons/${name}.svg#mark`} />
  </svg>
);

/** The stages that one tap says: the others need a sum or a reason. */
const TAPPED_STAGES = ["talking", "offer"] as const;

/** The talk in one tap: the next step, on a day too, how far we are, and who takes it. */
function RowNext({ row, words, back, today }: RowProps) {
  const { list, next, stages, talk } = words;
  const { person, version, stage, title: name, toDo } = row;
  const tap = (field: "next" | "stage" | "do", value: string, word: string) => (
    <button key={value} name={field} value={value}>
      {word}
    </button>
  );
  return (
    <details className="person-next">
      <summary aria-label={fill(list.nextOf, { name })}>{list.nextPill}</summary>
      <DeskForm to={`people/${person}`} {...{ back }} fields={{ version }}>
        <Chips legend={talk.next}>
          {NEXT_STEPS.map((step) => tap("next", step, next[step]))}
          <span className="desk-chips">
            <input
              type="date"
              name="day"
              aria-label={next.dayLabel}
              min={today}
              className="control desk-day mt-0 min-h-11 w-auto max-w-full"
            />
            {tap("next", "day", next.set)}
          </span>
        </Chips>
        {stage !== "won" && (
          <Chips legend={talk.stage}>
            {TAPPED_STAGES.filter((one) => one !== stage).map((one) =>
              tap("stage", one, stages[one]),
            )}
          </Chips>
        )}
        {toDo === "take" && tap("do", "take", next.take)}
      </DeskForm>
    </details>
  );
}
