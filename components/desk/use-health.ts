"use client";

import { useCallback, useEffect, useState } from "react";
import { readHealth } from "@/lib/browser/desk/health-client";
import type { HealthFigures } from "@/lib/domain/desk/health";

const EVERY_MS = 60_000;

type Known = { figures: HealthFigures | null; state: "loading" | "done" | "later" | "missing" };

/** The site's health, read again every minute while the page is visible. The last figures stay after a failure. */
export const useHealth = () => {
  const [known, setKnown] = useState<Known>({ figures: null, state: "loading" });
  const read = useCallback(async () => {
    const reply = await readHealth();
    setKnown((last) => {
      if (reply.kind === "done") return { figures: reply.value, state: "done" };
      return { ...last, state: reply.kind === "missing" ? "missing" : "later" };
    });
  }, []);
  useEffect(() => {
    void read();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void read();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [read]);
  return { ...known, retry: () => void read() };
};
