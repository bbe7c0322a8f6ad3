import type { AccountWords } from "@/lib/content/en/account";

/** The words of the page in the browser, without those of its head. */
export type AccountPageWords = Omit<AccountWords, "title" | "description" | "lead">;
