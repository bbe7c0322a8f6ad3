import { fill, wordFor } from "@/lib/domain/core/fill";

/** The AI. "degraded": its last try failed, its models are gone or the budget is spent; "standard": it has no key. */
export type AiState = "ok" | "degraded" | "standard";

/** What is looked at, in the order in which it is shown; the names are those of /api/ready. */
export const CHECK_NAMES = [
  "store",
  "disk",
  "facts",
  "backup",
  "mail",
  "webhook",
  "ai",
  "signIn",
  "clock",
  "proxy",
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

/** What can be wrong; each has its words in `site-checks.ts` of both languages. */
export type TroubleKind =
  | ("notKnown" | "storeDown" | "damagedAside" | "unreadable" | `storage${70 | 90 | 100}`)
  | ("facts" | `${"no" | "old" | "other" | "unreadable" | "unsent"}Backup`)
  | ("mail" | "webhook" | "ai" | "aiBudget" | "signIn" | "clock" | "proxy");

/** `n`: how many; `at`: since when, epoch ms; `code`: why, by a word of `reasons`. */
export type Trouble = { kind: TroubleKind; n?: number; at?: number; code?: string };

/** It works; it is not set up; it works, but should be looked at; it does not work. */
type CheckState = "ok" | "off" | "look" | "bad";

/** What can be wrong: `text` for who runs the server, `trouble` for all; nothing personal. */
export type SiteCheck = { name: CheckName; state: CheckState; text: string; trouble?: Trouble };

export type Seen = Omit<SiteCheck, "name">;

export type DeskNotice = { state: CheckState; trouble: Trouble };

type TroubleWords = {
  troubles: Readonly<Record<TroubleKind, { title: string; toDo: string }>>;
  reasons: Readonly<Record<string, string>>;
  aiReasons: Readonly<Record<string, string>> & { other: string };
};

const reasonOf = ({ reasons, aiReasons }: TroubleWords, { kind, code }: Trouble): string => {
  if (code === undefined) return "";
  if (kind !== "ai") return wordFor(reasons, code);
  return Object.hasOwn(aiReasons, code) ? aiReasons[code]! : aiReasons.other;
};

/** The title of a trouble, and why it is and what to do; `date` writes a time. */
export const troubleText = (
  words: TroubleWords,
  trouble: Trouble,
  date: (at: number) => string,
): { title: string; text: string } => {
  const { kind, n = 0, at = 0 } = trouble;
  const { title, toDo } = words.troubles[kind];
  return {
    title: fill(title, { n, date: date(at) }),
    text: `${reasonOf(words, trouble)} ${toDo}`.trim(),
  };
};

/** Whether a check is in order: it works, or nobody has set it up. */
export const isInOrder = ({ state }: Pick<SiteCheck, "state">): boolean =>
  state === "ok" || state === "off";
