"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { pollToday, readToday } from "@/lib/browser/desk/today-client";
import type { TodayPage } from "@/lib/browser/desk/today-client";
import type { TodayRow } from "@/lib/domain/leads/today";

export type TodayState = {
  rows: readonly TodayRow[];
  next: TodayPage["next"];
  /** The server's time when they were read, epoch ms. */
  now: number;
  state: "loading" | "done" | "later" | "missing";
};

/** The list with its first page read again: what "Show more" has added stays. */
const withFirstPage = (last: TodayState, { rows, next, now }: TodayPage): TodayState => {
  const added = last.rows.slice(rows.length);
  const ids = new Set(rows.map(({ id }) => id));
  const isLonger = next !== null && added.length > 0;
  return {
    rows: isLonger ? [...rows, ...added.filter(({ id }) => !ids.has(id))] : rows,
    next: isLonger ? last.next : next,
    now,
    state: "done",
  };
};

/** What waits for us. It is read again without a line in the log when `changes` grows. */
export const useToday = (changes: number, onCounts: (counts: TodayPage["counts"]) => void) => {
  const [today, setToday] = useState<TodayState>({
    rows: [],
    next: null,
    now: 0,
    state: "loading",
  });
  const [round, setRound] = useState(0);

  const hasRead = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    const isPoll = hasRead.current;
    void (isPoll ? pollToday() : readToday(null)).then((reply) => {
      if (!isCurrent) return;
      if (reply.kind === "done") {
        hasRead.current = true;
        setToday((last) => withFirstPage(last, reply.value));
        onCounts(reply.value.counts);
      } else if (!isPoll)
        setToday((last) => ({ ...last, state: reply.kind === "missing" ? "missing" : "later" }));
    });
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- onCounts only passes counts on
  }, [changes, round]);

  const more = useCallback(async (after: TodayPage["next"]) => {
    const reply = await readToday(after);
    if (reply.kind !== "done") return;
    const { rows, next, now } = reply.value;
    setToday((last) => {
      const known = new Set(last.rows.map(({ id }) => id));
      return {
        rows: [...last.rows, ...rows.filter(({ id }) => !known.has(id))],
        next,
        now,
        state: "done",
      };
    });
  }, []);

  return {
    today,
    more: () => void more(today.next),
    retry: () => {
      setToday((last) => ({ ...last, state: "loading" }));
      setRound((last) => last + 1);
    },
    /** Takes a lead off the list that waits no more, or shows its new state. */
    replace: (id: string, row: TodayRow | null) =>
      setToday((last) => ({
        ...last,
        rows: last.rows.flatMap((one) => (one.id === id ? (row ?? []) : one)),
      })),
  };
};
