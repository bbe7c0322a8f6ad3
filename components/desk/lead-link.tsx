import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { wordFor } from "@/lib/domain/core/word-for";
import { momentIn } from "@/components/ui/date-format";
import { isPlain } from "./desk-tabs";
import { StatusMark } from "./status-mark";
import { type DeskView, hrefOf } from "./use-desk-view";
import type { DeskProps } from "./desk-words";
import "./lead-link.css";

type LeadLinkProps = DeskProps & { row: LeadRow; go: (view: DeskView) => void };

/** A lead in two lines, which link to it. */
export function LeadLink({ lang, words, row, go }: LeadLinkProps) {
  const view: DeskView = { kind: "lead", id: row.id };
  const { name, business, email, phone, area, score, kind, flags } = row;
  const title = name || business || email || words.list.noName;
  const told = [
    words.kinds[kind],
    title === business ? "" : business,
    phone,
    score && `${score.health} · ${score.grade}`,
    area && words.areaTitles[area],
    ...flags.map((flag) => wordFor(words.flags, flag)),
    row.isEnded && words.list.ended,
  ].filter(Boolean);
  return (
    <a
      className="lead-link"
      href={hrefOf(view)}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        go(view);
      }}
    >
      <span className="flex items-start justify-between gap-4">
        <strong className="wrap-anywhere">{title}</strong>
        <StatusMark status={row.status} words={words.statuses} />
      </span>
      <span className="block wrap-anywhere">{told.join(" · ")}</span>
      <time className="block text-base text-soft" dateTime={new Date(row.arrivedAt).toISOString()}>
        {momentIn(lang, row.arrivedAt)}
      </time>
    </a>
  );
}
