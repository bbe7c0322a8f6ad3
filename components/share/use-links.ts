import { useState } from "react";
import { makeSavedLink } from "@/lib/browser/share/plan-link";
import type { MadeLink } from "@/lib/browser/share/link-client";
import type { Lang } from "@/lib/domain/core/languages";
import type { LinkScope } from "@/lib/domain/share/link";

/** What the last tap led to. */
export type LinkPhase =
  | { kind: "open" }
  | { kind: "making" | "made" | "offline" | "missing" | "full" }
  | { kind: "often"; afterMs: number };

const A_MOMENT_MS = 60_000;

/** The private link made last on this page, with its address, which is never stored. */
export const useLinks = (lang: Lang) => {
  const [made, setMade] = useState<MadeLink | null>(null);
  const [phase, setPhase] = useState<LinkPhase>({ kind: "open" });

  const make = async (scope: LinkScope) => {
    if (phase.kind === "making") return;
    setPhase({ kind: "making" });
    const reply = await makeSavedLink(scope, lang);
    if (reply.kind === "done") {
      setMade(reply.value);
      setPhase({ kind: "made" });
    } else if (reply.kind !== "later")
      setPhase({ kind: reply.kind === "conflict" ? "full" : "missing" });
    else if ((reply.afterMs ?? 0) > A_MOMENT_MS)
      setPhase({ kind: "often", afterMs: reply.afterMs! });
    else setPhase({ kind: "offline" });
  };

  return { made, phase, make };
};
