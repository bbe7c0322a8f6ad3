"use client";

import { useEffect, useState } from "react";
import { readFunnel } from "@/lib/browser/desk/desk-client";
import { readSales } from "@/lib/browser/desk/sales-client";
import type { Sales } from "@/lib/domain/desk/sales";
import type { Funnel, FunnelFilter } from "@/lib/domain/funnel/funnel";
import { indianDay } from "@/lib/domain/core/indian-day";

const DAYS_AT_FIRST = 30;
const DAY_MS = 24 * 60 * 60_000;

export type FunnelState = {
  funnel: Funnel | null;
  sales: Sales | null;
  state: "loading" | "done" | "later" | "missing" | "refused";
};

const NOTHING = { funnel: null, sales: null };

const lastDays = (): FunnelFilter => {
  const now = Date.now();
  return { from: indianDay(now - (DAYS_AT_FIRST - 1) * DAY_MS), to: indianDay(now) };
};

/** The counts and sales, by default of the last 30 days. The last result stays on the screen while another is loaded. */
export const useFunnel = () => {
  const [filter, setFilter] = useState(lastDays);
  const [found, setFound] = useState<FunnelState>({ ...NOTHING, state: "loading" });

  useEffect(() => {
    let isCurrent = true;
    void Promise.all([readFunnel(filter), readSales(filter)]).then(([visits, sales]) => {
      if (!isCurrent) return;
      const failed = visits.kind === "done" ? sales : visits;
      if (visits.kind === "done" && sales.kind === "done")
        setFound({ funnel: visits.value, sales: sales.value, state: "done" });
      else if (failed.kind !== "done")
        setFound({ ...NOTHING, state: failed.kind === "conflict" ? "later" : failed.kind });
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
