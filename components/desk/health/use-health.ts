"use client";

import { useEffect, useState } from "react";
import { readHealth } from "@/lib/browser/desk/health-client";
import type { HealthFigures } from "@/lib/domain/health/health-figures";

/** A mail server that stays silent is known after 20 s: with this, a trouble is on the screen within a minute. */
const EVERY_MS = 30_000;

type Known = { figures: HealthFigures | null; state: "loading" | "done" | "later" | "missing" };

/** The site's health, read again every 30 s while the page is visible, and when it becomes visible again. The last figures stay after a failure. */
export const useHealth = () => {
  const [known, setKnown] = useState<Known>({ figures: null, state: "loading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const reply = await readHealth();
      if (!isCurrent) return;
      if (reply.kind === "done") setKnown({ figures: reply.value, state: "done" });
      else setKnown((last) => ({ ...last, state: reply.kind === "missing" ? "missing" : "later" }));
    };
    void read();
    const readIfVisible = () => {
      if (document.visibilityState === "visible") void read();
    };
    const timer = setInterval(readIfVisible, EVERY_MS);
    document.addEventListener("visibilitychange", readIfVisible);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", readIfVisible);
    };
  }, [tries]);
  return { ...known, retry: () => setTries((count) => count + 1) };
};
