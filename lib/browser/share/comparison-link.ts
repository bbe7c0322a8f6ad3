import { RETENTION_DAYS } from "@/lib/domain/leads/retention";
import { isLinkToken } from "@/lib/domain/share/link";
import { forget, read, write } from "@/lib/browser/core/device-store";
import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";
import { COMPARISON_LINK_KEY } from "./comparison-link-key";

const KEPT_MS = RETENTION_DAYS.comparison * 24 * 60 * 60_000;

/** Stores the token of an opened link for the comparison after the check. Never throws. */
export const keepComparisonLink = (token: string): void => {
  write(COMPARISON_LINK_KEY, JSON.stringify({ token, savedAt: Date.now() }));
};

/** Forgets the stored link. Never throws. */
export const forgetComparisonLink = (): void => {
  if (read(COMPARISON_LINK_KEY) !== null) forget(COMPARISON_LINK_KEY);
};

/** The token of the link opened last, or null; one that is damaged or too old is deleted. Never throws. */
export const comparisonLink = (): string | null => {
  const text = read(COMPARISON_LINK_KEY);
  if (text === null) return null;
  const { token, savedAt } = fieldsOf(jsonOf(text));
  const isFresh = typeof savedAt === "number" && Math.abs(Date.now() - savedAt) <= KEPT_MS;
  if (typeof token === "string" && isLinkToken(token) && isFresh) return token;
  forgetComparisonLink();
  return null;
};
