"use client";

import { useEffect, useRef, useState } from "react";
import { changeLead } from "@/lib/browser/desk/change-client";
import { keepListOrder } from "@/lib/browser/desk/list-order";
import { fill } from "@/lib/domain/core/fill";
import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import type { LeadChange } from "@/lib/domain/desk/lead-change";
import { TODAY_GROUPS, type TodayRow, todayGroupOf } from "@/lib/domain/leads/today";
import { nextIndianHour } from "@/lib/domain/core/indian-day";
import { Button } from "@/components/ui/button";
import { soonIn, spanIn } from "@/components/ui/date-format";
import { LeadRowLink } from "@/components/desk/list/lead-rows";
import { titleOf } from "@/components/desk/row-texts";
import { LoadError } from "@/components/desk/load-error";
import { NextStepButtons } from "@/components/desk/next-step-buttons";
import { type DeskView, returnTo } from "@/components/desk/use-desk-view";
import { useToday } from "./use-today";
import type { DeskProps } from "@/components/desk/desk-words";
import "./desk-today.css";

type DeskTodayProps = DeskProps & {
  /** Whether it is the view on the screen: it stays mounted, with its scroll position, while a lead is shown. */
  isShown: boolean;
  changes: number;
  onCounts: (counts: DeskCounts) => void;
  counts: DeskCounts | null;
  /** Some stored leads cannot be read: an empty list does not mean that there is none. */
  isPartial: boolean;
  go: (view: DeskView) => void;
};

/** What waits for us: orders first, then what is overdue, due today, and new. */
export function DeskToday(props: DeskTodayProps) {
  const { lang, words, isShown, changes, onCounts, counts, isPartial, go } = props;
  const { today, more, retry, replace } = useToday(changes, onCounts);
  const { rows, next, now, state } = today;
  const text = words.screens.today;
  const [outcome, setOutcome] = useState({ text: "", isTrouble: false });
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isShown) return;
    keepListOrder(rows.map(({ id }) => id));
    if (state === "done") returnTo("today");
  }, [isShown, rows, state]);

  const linkTo = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-lead="${id}"]`) ?? null;

  /** The focus goes on to the next lead when one leaves the list. */
  const focusAfter = (id: string) => {
    const links = [...list.current!.querySelectorAll<HTMLElement>("[data-lead]")];
    const at = links.findIndex((link) => link.dataset["lead"] === id);
    const target = links[at + 1] ?? links[at - 1] ?? list.current;
    target?.focus();
  };

  const change = async (row: TodayRow, wanted: LeadChange, done: string) => {
    const reply = await changeLead(row.id, row.version, wanted);
    if (reply.kind !== "saved" && reply.kind !== "changed") {
      const problems = { missing: words.trouble.missing, full: words.leadPage.outcome.full };
      const problem =
        reply.kind === "missing" || reply.kind === "full"
          ? problems[reply.kind]
          : words.trouble.later;
      return setOutcome({ text: problem, isTrouble: true });
    }
    const { row: known } = reply.detail;
    const isOver = known.status === "won" || known.status === "lost" || known.flags.length > 0;
    const isLater = known.nextAt !== null && known.nextAt > nextIndianHour(0, now) - 1;
    const isLeaving = isOver || isLater;
    if (isLeaving) focusAfter(row.id);
    const isPlanned = known.nextAt !== null;
    replace(
      row.id,
      isLeaving
        ? null
        : {
            ...known,
            dueAt: known.nextAt ?? row.dueAt,
            answerBy: isPlanned ? null : row.answerBy,
            isUnanswered: !isPlanned && row.isUnanswered,
          },
    );
    // It may be in another group now, and the button that was pressed is gone.
    if (!isLeaving) requestAnimationFrame(() => linkTo(row.id)?.focus());
    setOutcome(
      reply.kind === "saved"
        ? { text: done, isTrouble: false }
        : {
            text: fill(words.screens.changedFirst, { name: titleOf(known, words) }),
            isTrouble: true,
          },
    );
  };

  const groups = TODAY_GROUPS.map((group) => ({
    group,
    members: rows.filter((row) => todayGroupOf(row, now) === group),
  })).filter(({ members }) => members.length > 0);
  const isNone = state === "done" && rows.length === 0;
  const total =
    counts === null
      ? 1
      : Object.values(counts.statuses).reduce((sum, n) => sum + n, counts.flagged);

  return (
    <div ref={list} tabIndex={-1} hidden={!isShown} className="page today">
      <p role="status" className={outcome.isTrouble ? "sr-only" : "today-outcome"}>
        {!outcome.isTrouble && outcome.text}
      </p>
      <p role="alert" className="font-semibold text-red">
        {outcome.isTrouble && outcome.text}
      </p>
      {state === "loading" && rows.length === 0 && (
        <p className="py-4 text-soft">{words.loading}</p>
      )}
      {(state === "later" || state === "missing") && (
        <LoadError {...{ lang, words: words.trouble }} kind={state} onRetry={retry} />
      )}
      {groups.map(({ group, members }) => (
        <section key={group} aria-labelledby={`today-${group}`}>
          <h2 id={`today-${group}`} className="today-head">
            {text.groups[group]} <span className="font-normal text-soft">{members.length}</span>
          </h2>
          <ul className="lead-rows">
            {members.map((row) => (
              <li key={row.id}>
                <LeadRowLink {...{ lang, words, row, now, go }} />
                <div className="today-do">
                  <TodayTime {...{ lang, words, row, now }} />
                  <NextStepButtons
                    words={words.screens.next}
                    label={`${words.screens.next.label}: ${titleOf(row, words)}`}
                    onChoose={(at) =>
                      void change(
                        row,
                        { kind: "next", at },
                        fill(text.set, {
                          name: titleOf(row, words),
                          time: soonIn(lang, at, Date.now()),
                        }),
                      )
                    }
                  />
                  {row.owner === null && (
                    <button
                      type="button"
                      className="desk-chip"
                      onClick={() =>
                        void change(
                          row,
                          { kind: "owner", owner: "me" },
                          fill(text.taken, { name: titleOf(row, words) }),
                        )
                      }
                    >
                      {words.screens.next.take}
                    </button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {state === "done" && next && (
        <Button className="mt-4" onClick={more}>
          {text.more}
        </Button>
      )}
      {isNone && (
        <div className="py-8">
          <p className="text-lg font-semibold">
            {isPartial ? words.list.noneHere : total === 0 ? text.first : text.empty}
          </p>
          <p className="mt-2 max-w-prose text-soft">
            {total === 0 ? text.firstText : text.emptyText}
          </p>
          <p className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => go({ kind: "leads" })}>{text.toList}</Button>
          </p>
        </div>
      )}
    </div>
  );
}

/** The clock of an unanswered lead, or since when another one waits; red when it is late. */
function TodayTime({ lang, words, row, now }: DeskProps & { row: TodayRow; now: number }) {
  const { answerBy, answerLate, due, overdue } = words.screens.today;
  if (row.answerBy !== null)
    return row.answerBy < now ? (
      <strong className="text-red">
        {fill(answerLate, { span: spanIn(lang, now - row.answerBy) })}
      </strong>
    ) : (
      <span>{fill(answerBy, { time: soonIn(lang, row.answerBy, now) })}</span>
    );
  if (row.nextAt === null) return null;
  const time = soonIn(lang, row.nextAt, now);
  return row.nextAt < now ? (
    <strong className="text-red">{fill(overdue, { time })}</strong>
  ) : (
    <span>{fill(due, { time })}</span>
  );
}
