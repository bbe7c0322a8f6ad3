import { wordFor } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import { waysTo } from "@/lib/domain/leads/lead-contact";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { cursorText, deskHref } from "@/lib/server/desk/list-choice";
import { buttonClass } from "@/components/ui/button";
import { type DeskProps, rowWords } from "@/components/desk/desk-words";
import {
  dueTime,
  ownerOf,
  type RowTime,
  summaryOf,
  timeOf,
  titleOf,
} from "@/components/desk/row-texts";
import { RowList, type ShownRow } from "./row-list";

/** A page with people: `back` is its path, `now` the server's time. `isAlone`: one operator, so nothing is owned. */
export type PeopleView = DeskProps & { back: string; now: number; isAlone: boolean };

/** The text that asks for what is due (lib/content/slices/default-templates.ts). */
const DUE_TEXT = "due";

type PersonRowsProps = PeopleView & {
  page: { rows: readonly PersonRow[]; next: Parameters<typeof cursorText>[0] | null };
  /** The page of the desk that has the following people, and the fields of its address. */
  more: readonly [path: string, query: Readonly<Record<string, string | undefined>>];
  /** What is due of them counts here. */
  isOwing?: boolean;
};

/** People, and a link to the following ones. */
export const PersonRows = ({ page, more: [path, query], isOwing, ...view }: PersonRowsProps) => (
  <>
    <RowList
      {...listOf(view)}
      rows={page.rows.map((row) => shownRow(row, view, isOwing && dueTime(row, view)))}
      template={isOwing && DUE_TEXT}
    />
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

/** What the rows of a list have in common. */
export const listOf = ({ lang, words, back, now }: PeopleView) => {
  const today = indianDay(now);
  return { lang, back, today, words: rowWords(words) };
};

/** What a row shows of a person. `time` is the one that counts here; as a rule that of the person. */
export const shownRow = (
  row: PersonRow,
  view: PeopleView,
  time: RowTime | false | undefined,
): ShownRow => {
  const { words, isAlone } = view;
  const { person, version, stage } = row;
  const { call, chat } = waysTo(row, { subject: "", text: "" });
  const isReached = !row.isErased && !row.isSpam;
  return {
    person,
    version,
    title: titleOf(row, words),
    stage,
    wants: stage === "new" ? wordFor(words.wants, row.wants) : wordFor(words.stages, stage),
    time: time || timeOf(row, view),
    about: summaryOf(row, words),
    call: isReached ? call : null,
    hasChat: isReached && chat !== null,
    ...(!isAlone && row.owner !== null && { owner: ownerOf(row) }),
    ...((row.isSpam || row.isSilent) && { isQuiet: true }),
    ...(row.isSpam && { toDo: "notSpam" }),
    ...(isReached && !row.isSilent && { toDo: isAlone || row.owner !== null ? "next" : "take" }),
  };
};
