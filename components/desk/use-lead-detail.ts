"use client";

import { useEffect, useState } from "react";
import { readLead } from "@/lib/browser/desk/desk-client";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";

type FileState = { kind: "loading" | "later" | "missing" } | { kind: "known"; file: LeadDetail };

/**
 * All data about a lead, read once; `retry` reads it again, `refresh` does so while it stays on the screen, `setFile`
 * replaces it.
 */
export const useLeadDetail = (id: string) => {
  const [state, setState] = useState<FileState>({ kind: "loading" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void readLead(id).then((reply) => {
      if (!isCurrent) return;
      if (reply.kind === "done") return setState({ kind: "known", file: reply.value });
      const isLater = reply.kind === "later";
      setState((last) =>
        isLater && last.kind === "known" ? last : { kind: isLater ? "later" : "missing" },
      );
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
    setFile: (file: LeadDetail) => setState({ kind: "known", file }),
  };
};
