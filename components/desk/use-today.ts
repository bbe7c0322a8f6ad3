"use client";

import { useCallback, useEffect, useState } from "react";
import { pollToday, readToday } from "@/lib/browser/desk/today-client";
import type { TodayPage } from "@/lib/browser/desk/today-client";
import type { TodayRow } from "@/lib/domain/desk/today";

export type TodayState = {
  rows: readonly TodayRow[];
  next: TodayPage["next"];
  /** The server's time when they were read, epoch ms. */
  now: number;
  state: "loading" | "done" | "later" | "missing";
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

  useEffect(() => {
    let isCurrent = true;
    const isFirst = changes === 0;
    void (isFirst ? readToday(null) : pollToday()).then((reply) => {
      if (!isCurrent) return;
      if (reply.kind === "done") {
        const { rows, next, now, counts } = reply.value;
        setToday({ rows, next, now, state: "done" });
        onCounts(counts);
      } else if (isFirst)
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
