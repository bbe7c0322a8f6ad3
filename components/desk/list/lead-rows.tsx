import type { ReactNode } from "react";
import type { ListOrder } from "@/lib/domain/desk/list-order";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { fill } from "@/lib/domain/core/fill";
import { agoIn, momentIn, soonIn } from "@/components/ui/date-format";
import { ViewLink } from "@/components/desk/view-link";
import {
  aboutOf,
  ownerOf,
  packageOf,
  scoreOf,
  titleOf,
  summaryOf,
} from "@/components/desk/row-texts";
import { StatusMark } from "@/components/desk/status-mark";
import type { DeskView } from "@/components/desk/use-desk-view";
import type { DeskProps } from "@/components/desk/desk-words";
import "./lead-row.css";

type Go = (view: DeskView) => void;
type RowProps = DeskProps & { row: LeadRow; now: number; go: Go };

type AnchorProps = { row: LeadRow; go: Go; className?: string; children: ReactNode };

/** A link to a lead, by which the way back finds it. */
const LeadAnchor = ({ row, ...props }: AnchorProps) => (
  <ViewLink view={{ kind: "lead", id: row.id }} data-lead={row.id} {...props} />
);

/** When a lead came: how long ago, the whole date as its title. */
const CameAt = ({ lang, at, now }: { lang: DeskProps["lang"]; at: number; now: number }) => (
  <time dateTime={new Date(at).toISOString()} title={momentIn(lang, at)}>
    {agoIn(lang, at, now)}
  </time>
);

/** A lead in two lines of one height, which link to it. */
export function LeadRowLink({ lang, words, row, now, go }: RowProps) {
  const { leadCount, owner, nextAt } = row;
  const isLate = nextAt !== null && nextAt < now;
  return (
    <LeadAnchor row={row} go={go} className="lead-row">
      <strong>
        {titleOf(row, words)}
        {leadCount > 1 && (
          <span
            className="font-normal text-soft"
            title={fill(words.screens.list.person, { n: leadCount })}
          >
            {" "}
            ×{leadCount}
          </span>
        )}
      </strong>
      <StatusMark status={row.status} words={words.statuses} />
      <span className="lead-row-summary">{summaryOf(row, words)}</span>
      <span className="lead-row-side">
        {nextAt === null ? (
          <CameAt lang={lang} at={row.arrivedAt} now={now} />
        ) : (
          <span className={isLate ? "font-semibold text-red" : undefined}>
            {soonIn(lang, nextAt, now)}
          </span>
        )}
        {owner && ` · ${ownerOf(row)}`}
      </span>
    </LeadAnchor>
  );
}

/** What a list needs to let leads be picked; null: they cannot be picked now. */
export type Picking = {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
} | null;

type ListProps = DeskProps & {
  rows: readonly LeadRow[];
  now: number;
  go: Go;
  picking: Picking;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
};

const isQuiet = ({ kind, flags, isEnded }: LeadRow): boolean =>
  kind === "newsletter" || flags.length > 0 || isEnded;

function PickBox({
  words,
  row,
  picking,
}: Pick<ListProps, "words"> & { row: LeadRow; picking: NonNullable<Picking> }) {
  return (
    <label className="pick-box">
      <input
        type="checkbox"
        checked={picking.ids.has(row.id)}
        onChange={() => picking.toggle(row.id)}
        aria-label={fill(words.screens.many.one, { name: titleOf(row, words) })}
      />
    </label>
  );
}

/** The list of a phone: rows of one height. */
export function LeadRows({ lang, words, rows, now, go, picking }: ListProps) {
  return (
    <ul className="lead-rows">
      {rows.map((row) => (
        <li
          key={row.id}
          data-quiet={isQuiet(row) || undefined}
          className={picking ? "lead-pick" : undefined}
        >
          {picking && <PickBox {...{ words, row, picking }} />}
          <LeadRowLink {...{ lang, words, row, now, go }} />
        </li>
      ))}
    </ul>
  );
}

/** Of name, about, score, first words, status, next step, owner, arrival. */
const COLUMN_WIDTHS = [
  "w-[14%]",
  "w-[17%]",
  "w-[15%]",
  "w-[18%]",
  "w-[12%]",
  "w-[9%]",
  "w-[8%]",
  "w-[7%]",
] as const;

/** The list of a wide screen: the same as a table. */
export function LeadTable({ lang, words, rows, now, go, picking, order, onOrder }: ListProps) {
  const { columns } = words.screens.list;
  const heads = [columns.name, columns.about, columns.score, columns.message, columns.status];
  const sorted = (text: string, next: ListOrder, sort: "ascending" | "descending" | undefined) => (
    <th scope="col" aria-sort={sort}>
      <button type="button" className="lead-sort" onClick={() => onOrder(next)}>
        {text}
        {sort && <span aria-hidden>{sort === "ascending" ? " ↑" : " ↓"}</span>}
      </button>
    </th>
  );
  const came = order === "newest" ? "descending" : order === "oldest" ? "ascending" : undefined;
  return (
    <div className="lead-table-box">
      <table className="lead-table" aria-label={words.screens.list.label}>
        <colgroup>
          {picking && <col className="w-14" />}
          {COLUMN_WIDTHS.map((width, at) => (
            <col key={at} className={width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {picking && <td />}
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {sorted(columns.next, "next", order === "next" ? "ascending" : undefined)}
            <th scope="col">{columns.owner}</th>
            {sorted(columns.came, order === "newest" ? "oldest" : "newest", came)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-quiet={isQuiet(row) || undefined}>
              {picking && (
                <td>
                  <PickBox {...{ words, row, picking }} />
                </td>
              )}
              <th scope="row">
                <LeadAnchor row={row} go={go}>
                  {titleOf(row, words)}
                  {row.leadCount > 1 && ` ×${row.leadCount}`}
                </LeadAnchor>
              </th>
              <td>{[aboutOf(row, words), packageOf(row)].filter(Boolean).join(" · ")}</td>
              <td>{scoreOf(row, words)}</td>
              <td>{row.firstWords}</td>
              <td>
                <StatusMark status={row.status} words={words.statuses} />
              </td>
              <td
                className={
                  row.nextAt !== null && row.nextAt < now ? "font-semibold text-red" : undefined
                }
              >
                {row.nextAt !== null && soonIn(lang, row.nextAt, now)}
              </td>
              <td>{ownerOf(row)}</td>
              <td>
                <CameAt lang={lang} at={row.arrivedAt} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
