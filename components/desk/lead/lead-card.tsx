"use client";

import { useState } from "react";
import { joinCards, partCard } from "@/lib/browser/desk/card-client";
import { type Cursor, searchLeads } from "@/lib/browser/desk/desk-client";
import { fill } from "@/lib/domain/core/fill";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { Button } from "@/components/ui/button";
import { LeadRowLink } from "@/components/desk/list/lead-rows";
import { titleOf } from "@/components/desk/row-texts";
import { OutcomeLine } from "./outcome-line";
import type { DeskView } from "@/components/desk/use-desk-view";
import type { ChangeOutcome } from "./use-lead-change";
import type { DeskProps } from "@/components/desk/desk-words";

type LeadCardProps = DeskProps & {
  detail: LeadDetail;
  go: (view: DeskView) => void;
  onChange: (detail: LeadDetail) => void;
  /** Reads the lead again. */
  reload: () => void;
};

/** The person's other requests, linked and not destroyed: they can be taken apart, and others joined. */
export function LeadCard({ lang, words, detail, go, reload }: LeadCardProps) {
  const { card: text } = words.leadPage;
  const { row, card, others } = detail;
  const [outcome, setOutcome] = useState<ChangeOutcome>({ text: "", isTrouble: false });
  const [found, setFound] = useState<readonly LeadRow[] | null>(null);
  const [now] = useState(() => Date.now());

  const part = async (id: string, reference: string) => {
    const reply = await partCard(id);
    const isDone = reply.kind === "done";
    setOutcome({
      text: isDone ? fill(text.parted, { reference }) : text.failed,
      isTrouble: !isDone,
    });
    if (isDone) reload();
  };
  const join = async (other: LeadRow) => {
    const reply = await joinCards([row.id, other.id]);
    const isDone = reply.kind === "done";
    setOutcome({ text: isDone ? text.joined : text.failed, isTrouble: !isDone });
    if (!isDone) return;
    setFound(null);
    reload();
  };
  /** One call reads some thousands of leads, so it goes on until there is one. A flagged one cannot be joined. */
  const find = async (wanted: string) => {
    if (wanted === "") return;
    setFound(null);
    setOutcome({ text: words.loading, isTrouble: false });
    const own = [row.id, ...card.map(({ id }) => id)];
    let rows: LeadRow[] = [];
    let next: Cursor | null = null;
    do {
      const reply = await searchLeads({ text: wanted, flagged: "no" }, next);
      if (reply.kind !== "done") {
        const { missing, later } = words.trouble;
        return setOutcome({ text: reply.kind === "missing" ? missing : later, isTrouble: true });
      }
      rows = reply.value.rows.filter(({ id }) => !own.includes(id));
      next = reply.value.next;
    } while (rows.length === 0 && next);
    setOutcome({ text: "", isTrouble: false });
    setFound(rows);
  };

  return (
    <section aria-labelledby="card">
      <h3 id="card">{text.title}</h3>
      <p className="text-soft">{text.lead}</p>
      {card.length > 0 && (
        <ul className="lead-rows mt-3">
          {card.map((one) => (
            <li key={one.id}>
              <LeadRowLink {...{ lang, words, go, now }} row={one.row} />
              <button
                type="button"
                className="mb-2 inline-flex min-h-11 items-center underline"
                onClick={() => void part(one.id, one.reference)}
              >
                {text.part}
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p className="mt-4">{words.detail.others}</p>
          <ul className="lead-rows mt-2">
            {others.map((other) => (
              <li key={other.id}>
                <LeadRowLink {...{ lang, words, go, now }} row={other} />
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="entry">
        <summary>{text.join}</summary>
        <form
          className="search-line pb-3"
          onSubmit={(event) => {
            event.preventDefault();
            void find(String(new FormData(event.currentTarget).get("other") ?? "").trim());
          }}
        >
          <input
            type="search"
            name="other"
            className="control"
            aria-label={text.search}
            placeholder={text.search}
          />
          <Button type="submit">{text.find}</Button>
        </form>
        {found?.length === 0 && <p>{text.none}</p>}
        <ul className="grid gap-2 pb-3">
          {found?.map((other) => (
            <li key={other.id}>
              <Button onClick={() => void join(other)}>
                {fill(text.choose, { name: titleOf(other, words), reference: other.reference })}
              </Button>
            </li>
          ))}
        </ul>
      </details>
      <OutcomeLine {...{ lang, words, outcome }} />
    </section>
  );
}
