import type { AccountWords } from "@/lib/content/en/account";
import type { SettingsWords } from "@/lib/content/en/settings";

type HeadWords = "title" | "description" | "heading" | "lead";

/** What the two pages say in the browser: all but their heads. */
export type AccountPageWords = Omit<AccountWords, HeadWords>;
export type SettingsPageWords = Omit<SettingsWords, HeadWords>;
