import { useState } from "react";
import { makeSavedLink } from "@/lib/browser/share/plan-link";
import type { MadeLink } from "@/lib/browser/share/link-client";
import type { Lang } from "@/lib/domain/core/languages";
import type { LinkScope } from "@/lib/domain/share/link";

/** What a link is made for: to read the result, or for the two of us. */
export type LinkUse = "read" | "together";

/** What the last tap led to. */
export type LinkPhase =
  | { kind: "open" }
  | { kind: "making" | "made" | "offline" | "missing" | "full"; use: LinkUse }
  | { kind: "often"; use: LinkUse; afterMs: number };

const A_MOMENT_MS = 60_000;

/** The private links made on this page, one a use, each with its address, which is never stored. */
export const useLinks = (lang: Lang) => {
  const [made, setMade] = useState<Partial<Record<LinkUse, MadeLink>>>({});
  const [phase, setPhase] = useState<LinkPhase>({ kind: "open" });

  const make = async (scope: LinkScope, use: LinkUse) => {
    if (phase.kind === "making") return;
    setPhase({ kind: "making", use });
    const reply = await makeSavedLink(scope, lang);
    if (reply.kind === "done") {
      setMade((before) => ({ ...before, [use]: reply.value }));
      setPhase({ kind: "made", use });
    } else if (reply.kind !== "later")
      setPhase({ kind: reply.kind === "conflict" ? "full" : "missing", use });
    else if ((reply.afterMs ?? 0) > A_MOMENT_MS)
      setPhase({ kind: "often", use, afterMs: reply.afterMs! });
    else setPhase({ kind: "offline", use });
  };

  return { made, phase, make };
};

export type Links = ReturnType<typeof useLinks>;
