"use client";

import { useEffect, useState } from "react";
import { type Cursor, searchLeads } from "@/lib/browser/desk/desk-client";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import type { LeadRow } from "@/lib/domain/leads/lead-row";

/** Leads shown at a time. */
const PAGE = 25;

export type LeadList = {
  rows: readonly LeadRow[];
  /** The cursor of the next page; null at the end. */
  next: Cursor | null;
  state: "searching" | "done" | "later" | "missing";
};

const AT_START: LeadList = { rows: [], next: null, state: "searching" };

/**
 * Loads more until another page of matching leads is complete. One call scans some thousands of leads; the list shows
 * the progress after each.
 */
async function* gathered(filter: DeskFilter, from: LeadList): AsyncGenerator<LeadList> {
  let { rows, next } = from;
  const wanted = rows.length + PAGE;
  do {
    const reply = await searchLeads(filter, next);
    if (reply.kind !== "done") {
      yield { rows, next, state: reply.kind === "missing" ? "missing" : "later" };
      return;
    }
    rows = [...rows, ...reply.value.rows];
    next = reply.value.next;
    yield { rows, next, state: next && rows.length < wanted ? "searching" : "done" };
  } while (next && rows.length < wanted);
}

/** The leads that fit a filter, at first all. */
export const useLeadList = () => {
  const [list, setList] = useState(AT_START);
  const [asked, setAsked] = useState({ filter: {} as DeskFilter, from: AT_START });

  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      for await (const now of gathered(asked.filter, asked.from)) {
        if (!isCurrent) return;
        setList(now);
      }
    })();
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  return {
    list,
    filter: asked.filter,
    find: (filter: DeskFilter) => {
      setList(AT_START);
      setAsked({ filter, from: AT_START });
    },
    /** Loads the next page, or retries after a failure. */
    more: () => {
      setList({ ...list, state: "searching" });
      setAsked({ ...asked, from: list });
    },
    /** Replaces a lead's row by its current state. */
    replace: (row: LeadRow) =>
      setList((now) => ({ ...now, rows: now.rows.map((one) => (one.id === row.id ? row : one)) })),
    /** Removes deleted leads from the list. */
    drop: (references: readonly string[]) =>
      setList((now) => ({
        ...now,
        rows: now.rows.filter(({ reference }) => !references.includes(reference)),
      })),
  };
};
