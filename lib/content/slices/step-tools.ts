import type { ToolId } from "@/lib/domain/check/first-steps";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { postPath } from "@/lib/content/facts/public-pages";
import type { PostSlug } from "@/lib/content/facts/post-facts";
import { READY_MESSAGES } from "@/lib/content/blog/ready-messages";
import { type SheetId, sheetPath } from "@/lib/content/blog/sheet-facts";

/** Where a tool is: a message ready to send, a part of a post (its nth heading), or a sheet. */
type Tool =
  { message: keyof typeof READY_MESSAGES } | { post: PostSlug; part: number } | { sheet: SheetId };

const TOOLS: Readonly<Record<ToolId, Tool>> = {
  reminderMessage: { message: "softReminder" },
  reviewMessage: { message: "reviewRequest" },
  awayMessage: { post: "whatsapp-business-auto-reply-message", part: 2 },
  duesSheet: { post: "udhaar-7-day-plan", part: 1 },
  marginSheet: { post: "margin-sheet-slow-months", part: 1 },
  mapsListing: { post: "google-maps-par-dukan-kaise-add-kare", part: 2 },
  slowMonths: { post: "margin-sheet-slow-months", part: 5 },
  moreSales: { post: "dukan-ki-bikri-kaise-badhaye", part: 1 },
  dailyAccounts: { post: "dukan-ka-hisab-kitab-kaise-rakhe", part: 2 },
  cashSheet: { sheet: "cash-sheet" },
};

const addressOf = (lang: Lang, tool: Tool): string => {
  if ("message" in tool) return READY_MESSAGES[tool.message][lang];
  return "sheet" in tool
    ? pathIn(lang, sheetPath(tool.sheet))
    : `${pathIn(lang, postPath(tool.post))}#part-${tool.part}`;
};

/** Of every tool in a language its path, or the text of its message: encoded, that would weigh three times as much. */
export const stepToolsIn = (lang: Lang): Readonly<Record<ToolId, string>> =>
  Object.fromEntries(
    Object.entries(TOOLS).map(([id, tool]) => [id, addressOf(lang, tool)]),
  ) as Record<ToolId, string>;
