import { useState } from "react";
import type { Reply } from "@/lib/browser/core/api-call";
import { flush, saveStatus } from "@/lib/browser/check/outbox";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { type MadeLink, makeLink } from "@/lib/browser/share/link-client";
import { MAX_LINKS } from "@/lib/domain/account/own-links";
import type { Lang } from "@/lib/domain/core/languages";
import type { LinkScope } from "@/lib/domain/share/link";
import { useOwnLinks } from "./use-own-links";

/** What a link is made for: to read the result, or for a partner to answer, too. */
export type LinkUse = "read" | "comparison";
export type NewLink = MadeLink & { use: LinkUse };

/** What the last tap led to. */
export type LinkPhase =
  | { kind: "open" | "revoked" | "unrevoked" }
  | { kind: "making" | "made"; use: LinkUse }
  | { kind: "offline" | "missing" | "full"; use: LinkUse }
  | { kind: "often"; use: LinkUse; afterMs: number };

const A_MOMENT_MS = 60_000;

/** The server must have the check of which the link is. */
const makeSaved = async (scope: LinkScope, lang: Lang): Promise<Reply<MadeLink>> => {
  await flush(lang);
  const status = saveStatus();
  if (status === "pending") return { kind: "later", afterMs: null };
  return status === "saved" ? makeLink(visitorId(), scope, lang) : { kind: "missing" };
};

/** The owner's private links: those made earlier, and the one made last with its address, which is never stored. */
export const useLinks = (lang: Lang) => {
  const { links, add, revoke: switchOff } = useOwnLinks();
  const [made, setMade] = useState<NewLink | null>(null);
  const [phase, setPhase] = useState<LinkPhase>({ kind: "open" });

  const make = async (scope: LinkScope, use: LinkUse) => {
    if (phase.kind === "making") return;
    setPhase({ kind: "making", use });
    const reply = await makeSaved(scope, lang);
    if (reply.kind === "done") {
      const { url: _url, ...own } = reply.value;
      add(own);
      setMade({ ...reply.value, use });
      setPhase({ kind: "made", use });
    } else if (reply.kind !== "later") {
      const isFull = reply.kind === "conflict" && links.length >= MAX_LINKS;
      setPhase({ kind: isFull ? "full" : "missing", use });
    } else if ((reply.afterMs ?? 0) > A_MOMENT_MS)
      setPhase({ kind: "often", use, afterMs: reply.afterMs! });
    else setPhase({ kind: "offline", use });
  };

  const revoke = async (linkId: string) => {
    const isOff = await switchOff(linkId);
    if (isOff) setMade((before) => (before?.linkId === linkId ? null : before));
    setPhase({ kind: isOff ? "revoked" : "unrevoked" });
  };

  return { links, made, phase, make, revoke };
};

export type Links = ReturnType<typeof useLinks>;
