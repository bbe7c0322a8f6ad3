import { contentIn } from "@/lib/content";
import { READY_MESSAGES } from "@/lib/content/blog/ready-messages";
import { type SheetId, sheetPath } from "@/lib/content/blog/sheet-facts";
import type { PostSlug } from "@/lib/content/facts/post-facts";
import { postPath, toolPath } from "@/lib/content/facts/public-pages";
import type { StepToolId } from "@/lib/domain/check/first-steps";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { TOOL_IDS, type ToolId } from "@/lib/domain/tools/tool-ids";

/** Where what is no rupee tool is: a message ready to send, a part of a post (its nth heading), or a sheet. */
type Place =
  { message: keyof typeof READY_MESSAGES } | { post: PostSlug; part: number } | { sheet: SheetId };

const PLACES: Readonly<Record<Exclude<StepToolId, ToolId>, Place>> = {
  reminderMessage: { message: "softReminder" },
  reviewMessage: { message: "reviewRequest" },
  awayMessage: { post: "whatsapp-business-auto-reply-message", part: 2 },
  mapsListing: { post: "google-maps-par-dukan-kaise-add-kare", part: 2 },
  moreSales: { post: "dukan-ki-bikri-kaise-badhaye", part: 1 },
  dailyAccounts: { post: "dukan-ka-hisab-kitab-kaise-rakhe", part: 2 },
  cashSheet: { sheet: "cash-sheet" },
};

const targetOf = (lang: Lang, place: Place): string => {
  if ("message" in place) return READY_MESSAGES[place.message][lang];
  return "sheet" in place
    ? pathIn(lang, sheetPath(place.sheet))
    : `${pathIn(lang, postPath(place.post))}#part-${place.part}`;
};

/** Its path, or the text of its message: encoded, that would weigh three times as much. */
type StepTool = { name: string; target: string };

/** What helps with a step, in a language. */
export const stepToolsIn = (lang: Lang): Readonly<Record<StepToolId, StepTool>> => {
  const { result, tools } = contentIn(lang);
  const ofRupees = TOOL_IDS.map((id): [StepToolId, StepTool] => [
    id,
    { name: tools.all[id].name, target: pathIn(lang, toolPath(id)) },
  ]);
  const others = (Object.keys(PLACES) as (keyof typeof PLACES)[]).map(
    (id): [StepToolId, StepTool] => [
      id,
      { name: result.tools[id], target: targetOf(lang, PLACES[id]) },
    ],
  );
  return Object.fromEntries([...ofRupees, ...others]) as Record<StepToolId, StepTool>;
};
