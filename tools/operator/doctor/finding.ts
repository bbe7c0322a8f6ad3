import { siteChecks } from "@/lib/content/en/site-checks";
import { wordFor } from "@/lib/domain/core/fill";
import { errorMessage } from "@/lib/server/core/error-text";
import { failureOf } from "@/lib/server/notify/failure-of";

/** "off": not configured; "look": it works, but look at it; "need": missing before the launch. */
export type Finding = { part: string; state: "ok" | "off" | "look" | "need" | "bad"; text: string };

const found = (state: Finding["state"]) => (text: string) => ({ state, text });
export const ok = found("ok");
export const off = found("off");
export const look = found("look");
export const need = found("need");
export const bad = found("bad");

const LONGEST_MS = 30_000;

/** Why a trial failed, in words: those of the desk, else the error's own. */
const reasonOf = (error: unknown): string => {
  const { code, status } = failureOf(error, 0);
  const words = code === "other" ? errorMessage(error) : wordFor(siteChecks.reasons, code);
  return status === null ? words : `${words} (${status})`;
};

/** Runs a trial; one that rejects or takes longer than 30 s is "bad", with its reason. Never rejects. */
export const tryOut = async (
  part: string,
  trial: () => Promise<Omit<Finding, "part">>,
): Promise<Finding> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer within 30 seconds")), LONGEST_MS);
  });
  try {
    return { part, ...(await Promise.race([trial(), late])) };
  } catch (error) {
    return { part, state: "bad", text: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
};
