import { siteChecks } from "@/lib/content/en/site-checks";
import { wordFor } from "@/lib/domain/core/fill";
import { errorMessage } from "@/lib/server/core/error-text";
import { failureOf } from "@/lib/server/notify/failure-of";

/** "off": not configured; "look": it works, but look at it; "need": missing before the launch. `toDo`: what helps. */
export type Finding = {
  part: string;
  state: "ok" | "off" | "look" | "need" | "bad";
  text: string;
  toDo: string;
};
/** What a trial found; without a `toDo` that of its part helps. */
export type Tried = Omit<Finding, "part" | "toDo"> & { toDo?: string };

const found = (state: Finding["state"]) => (text: string, toDo?: string) => ({
  state,
  text,
  ...(toDo && { toDo }),
});
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
  toDo: string,
  trial: () => Promise<Tried>,
): Promise<Finding> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer within 30 seconds")), LONGEST_MS);
  });
  try {
    return { part, toDo, ...(await Promise.race([trial(), late])) };
  } catch (error) {
    return { part, toDo, ...bad(reasonOf(error)) };
  } finally {
    clearTimeout(timer);
  }
};

/** What to do next, in its order: what does not work, what is missing, what to look at. */
export const nextSteps = (findings: readonly Finding[]): string[] => {
  const steps = (["bad", "need", "look"] as const).flatMap((state) =>
    findings.flatMap((one) => (one.state === state ? [`${one.part}: ${one.toDo}`] : [])),
  );
  return [...new Set(steps)];
};
