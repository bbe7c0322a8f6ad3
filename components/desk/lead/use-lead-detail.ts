"use client";

import { useEffect, useState } from "react";
import { readLead } from "@/lib/browser/desk/desk-client";
import { explained } from "@/lib/browser/desk/today-client";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";

/** "missing": the lead is gone; "closed": nobody is signed in who may see it. */
type DetailState =
  { kind: "loading" | "later" | "missing" | "closed" } | { kind: "known"; detail: LeadDetail };

/**
 * All data about a lead, read once; `retry` reads it again, `refresh` does so while it stays on the screen, `setDetail`
 * replaces it.
 */
export const useLeadDetail = (id: string) => {
  const [state, setState] = useState<DetailState>({ kind: "loading" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void readLead(id)
      .then(explained)
      .then((reply) => {
        if (!isCurrent) return;
        if (reply.kind === "done") return setState({ kind: "known", detail: reply.value });
        if (reply.kind === "later")
          return setState((last) => (last.kind === "known" ? last : { kind: "later" }));
        setState({ kind: "code" in reply ? "closed" : "missing" });
      });
    return () => {
      isCurrent = false;
    };
  }, [id, round]);
  return {
    state,
    retry: () => {
      setState({ kind: "loading" });
      setRound((last) => last + 1);
    },
    refresh: () => setRound((last) => last + 1),
    setDetail: (detail: LeadDetail) => setState({ kind: "known", detail }),
  };
};
