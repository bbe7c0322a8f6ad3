import type { Lang } from "@/lib/domain/core/languages";
import { flush } from "@/lib/browser/check/outbox";
import { hasUnsentWork } from "@/lib/browser/check/unsent";
import { readHint } from "@/lib/browser/check/sign-in-hint";
import { isKnownVisitor, visitorId } from "@/lib/browser/check/visitor-id";
import type { Reply } from "@/lib/browser/core/api-call";
import type { ComparisonState } from "@/lib/domain/share/comparison";
import { joinComparison, readComparison } from "./comparison-client";
import { forgetComparisonLink } from "./comparison-link";

/** The longest wait for unsent answers to reach the server, in ms. */
const SEND_WITHIN_MS = 10_000;

/** What has not reached the server goes first: a check to compare, or a record to be merged. */
const send = async (lang: Lang): Promise<void> => {
  if (!hasUnsentWork() && !readHint()) return;
  await Promise.race([flush(lang), new Promise((done) => setTimeout(done, SEND_WITHIN_MS))]);
};

const NONE = { kind: "done", value: { state: "none" } } as const;

/** This visitor's comparison. A visit creates no id. Never rejects. */
export const ownComparison = async (lang: Lang): Promise<Reply<ComparisonState>> => {
  if (!isKnownVisitor() && !readHint()) return NONE;
  await send(lang);
  const reply = await readComparison(visitorId());
  return reply.kind === "missing" ? NONE : reply;
};

/** Why two checks are not compared: each is a text (lib/content/en/comparison.ts). */
export type Refusal = "missing" | "own" | "paired" | "taken" | "unsent" | "failed";

const refusalOf = (reply: Exclude<Reply<ComparisonState>, { kind: "done" }>): Refusal => {
  if (reply.kind === "missing" || reply.kind === "refused") return "missing";
  if (reply.kind !== "conflict") return "failed";
  if (reply.code === "no_check") return "unsent";
  return reply.code === "own" || reply.code === "taken" ? reply.code : "paired";
};

/**
 * Compares this visitor's last check with the one behind an opened link; null once that is done. A link that was used,
 * or does not work, is forgotten. Never rejects.
 */
export const compareWith = async (token: string, lang: Lang): Promise<Refusal | null> => {
  await send(lang);
  const reply = await joinComparison(visitorId(), token);
  const refusal = reply.kind === "done" ? null : refusalOf(reply);
  if (refusal === null || refusal === "missing" || refusal === "own") forgetComparisonLink();
  return refusal;
};
