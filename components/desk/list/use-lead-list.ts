"use client";

import { useEffect, useState } from "react";
import { type Cursor, searchLeads } from "@/lib/browser/desk/desk-client";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { addressOf, choiceIn, type ListChoice, rememberText } from "./filter-address";
import { keepLeadsAddress, rememberLeads } from "@/components/desk/use-desk-view";

/** Leads shown at a time. */
const PAGE = 25;

export type LeadList = {
  rows: readonly LeadRow[];
  /** The cursor of the next page; null at the end. */
  next: Cursor | null;
  /** How many people match; null while that is not known. */
  total: number | null;
  state: "searching" | "done" | "later" | "missing";
  /** When the rows were read, epoch ms. */
  now: number;
};

const AT_START: LeadList = { rows: [], next: null, total: null, state: "searching", now: 0 };

/**
 * Loads more until another page of matching leads is complete. One call scans some thousands of leads; the list shows
 * the progress after each.
 */
async function* gathered({ filter, order }: ListChoice, from: LeadList): AsyncGenerator<LeadList> {
  let { rows, next, total } = from;
  const wanted = rows.length + PAGE;
  do {
    const reply = await searchLeads(filter, next, order);
    const now = Date.now();
    if (reply.kind !== "done") {
      yield { rows, next, total, state: reply.kind === "missing" ? "missing" : "later", now };
      return;
    }
    const known = new Set(rows.map(({ id }) => id));
    rows = [...rows, ...reply.value.rows.filter(({ id }) => !known.has(id))];
    next = reply.value.next;
    total = reply.value.total ?? total;
    yield { rows, next, total, state: next && rows.length < wanted ? "searching" : "done", now };
  } while (next && rows.length < wanted);
}

/** The leads of the choice in the address. */
export const useLeadList = () => {
  const [list, setList] = useState(AT_START);
  const [asked, setAsked] = useState(() => {
    const choice = choiceIn(location.search);
    rememberLeads(addressOf(choice));
    return { choice, from: AT_START };
  });

  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      for await (const now of gathered(asked.choice, asked.from)) {
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
    choice: asked.choice,
    find: (choice: ListChoice) => {
      rememberText(choice);
      keepLeadsAddress(addressOf(choice));
      setList((last) => ({ ...AT_START, total: last.total }));
      setAsked({ choice, from: AT_START });
    },
    /** Reads the list again; the rows stay until the new ones are there. */
    reload: () => setAsked({ ...asked, from: AT_START }),
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
