"use client";

import { useEffect, useState } from "react";
import { readFunnel } from "@/lib/browser/desk/desk-client";
import type { Funnel, FunnelFilter } from "@/lib/domain/funnel/funnel";
import { indianDay } from "@/lib/domain/core/indian-day";

const DAYS_AT_FIRST = 30;
const DAY_MS = 24 * 60 * 60_000;

export type FunnelState = {
  funnel: Funnel | null;
  state: "loading" | "done" | "later" | "missing" | "refused";
};

const lastDays = (): FunnelFilter => {
  const now = Date.now();
  return { from: indianDay(now - (DAYS_AT_FIRST - 1) * DAY_MS), to: indianDay(now) };
};

/** The counts, by default of the last 30 days. The last result stays on the screen while another is loaded. */
export const useFunnel = () => {
  const [filter, setFilter] = useState(lastDays);
  const [found, setFound] = useState<FunnelState>({ funnel: null, state: "loading" });

  useEffect(() => {
    let isCurrent = true;
    void readFunnel(filter).then((reply) => {
      if (!isCurrent) return;
      if (reply.kind === "done") setFound({ funnel: reply.value, state: "done" });
      else setFound({ funnel: null, state: reply.kind === "conflict" ? "later" : reply.kind });
    });
    return () => {
      isCurrent = false;
    };
  }, [filter]);

  return {
    ...found,
    filter,
    find: (wanted: FunnelFilter) => {
      setFound((known) => ({ ...known, state: "loading" }));
      setFilter({ ...wanted });
    },
  };
};
