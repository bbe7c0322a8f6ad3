"use client";

import { useEffect, useRef, useState } from "react";
import { lastOwnChange, onOwnChange } from "@/lib/browser/desk/own-changes";
import { readCounts } from "@/lib/browser/desk/today-client";
import type { DeskCounts } from "@/lib/domain/desk/desk-counts";

const EVERY_MS = 60_000;
/** Several own changes are counted at once, so long after the last one. */
const AFTER_OWN_MS = 2_000;

type Known = {
  counts: DeskCounts | null;
  /** How often they have changed since the page was opened. */
  changes: number;
  /** The same without what this operator changed. */
  news: number;
};

/** What is known after counts were read; `isOwn`: this operator changed something since the last ones. */
const withCounts = (last: Known, counts: DeskCounts, isOwn: boolean): Known => {
  if (JSON.stringify(last.counts) === JSON.stringify(counts)) return last;
  const isFirst = last.counts === null;
  const { changes, news } = last;
  return { counts, changes: changes + (isFirst ? 0 : 1), news: news + (isFirst || isOwn ? 0 : 1) };
};

/**
 * The desk's counts: read with the page, after each sign-in (`signIns` of them), after each change that this operator
 * makes, and every minute while the page is visible. `setCounts` takes those that came with another answer.
 */
export const useDeskCounts = (signIns: number) => {
  const [known, setKnown] = useState<Known>({ counts: null, changes: 0, news: 0 });
  /** The last own change that the counts have. */
  const counted = useRef(lastOwnChange());
  const setCounts = (counts: DeskCounts) => {
    const now = lastOwnChange();
    const isOwn = now === null || now !== counted.current;
    setKnown((last) => withCounts(last, counts, isOwn));
  };
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const before = lastOwnChange();
      const reply = await readCounts();
      // Any failure says nothing about the counts: those shown stay.
      if (!isCurrent || reply.kind !== "done") return;
      const isOwn = before === null || before !== counted.current || before !== lastOwnChange();
      counted.current = before ?? counted.current;
      setKnown((last) => withCounts(last, reply.value, isOwn));
    };
    const readIfVisible = () => {
      if (document.visibilityState === "visible") void read();
    };
    void read();
    let afterOwn: ReturnType<typeof setTimeout> | undefined;
    const endOwn = onOwnChange(() => {
      clearTimeout(afterOwn);
      afterOwn = setTimeout(readIfVisible, AFTER_OWN_MS);
    });
    const timer = setInterval(readIfVisible, EVERY_MS);
    return () => {
      isCurrent = false;
      endOwn();
      clearTimeout(afterOwn);
      clearInterval(timer);
    };
  }, [signIns]);
  return { ...known, setCounts };
};
