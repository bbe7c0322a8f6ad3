import type { AccountWords } from "@/lib/content/en/account";
import type { SettingsWords } from "@/lib/content/en/settings";

type HeadWords = "title" | "description" | "lead";

/** The words of the two pages in the browser, without those of their heads. */
export type AccountPageWords = Omit<AccountWords, HeadWords>;
export type SettingsPageWords = Omit<SettingsWords, HeadWords>;
