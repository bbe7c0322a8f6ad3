"use client";

import { useEffect, useState } from "react";
import { readCounts } from "@/lib/browser/desk/today-client";
import type { DeskCounts } from "@/lib/domain/desk/desk-counts";

const EVERY_MS = 60_000;

type Known = {
  counts: DeskCounts | null;
  /** How often they have changed since the page was opened. */
  changes: number;
};

/**
 * The desk's counts: read with the page, after each sign-in (`signIns` of them), and every minute while the page is
 * visible. `setCounts` takes those that came with another answer.
 */
export const useCounts = (signIns: number) => {
  const [known, setKnown] = useState<Known>({ counts: null, changes: 0 });
  const setCounts = (counts: DeskCounts) =>
    setKnown((last) =>
      JSON.stringify(last.counts) === JSON.stringify(counts)
        ? last
        : { counts, changes: last.changes + (last.counts === null ? 0 : 1) },
    );
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const reply = await readCounts();
      // Any failure says nothing about the counts: those shown stay.
      if (isCurrent && reply.kind === "done") setCounts(reply.value);
    };
    const readIfVisible = () => {
      if (document.visibilityState === "visible") void read();
    };
    void read();
    const timer = setInterval(readIfVisible, EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [signIns]);
  return { ...known, setCounts };
};
