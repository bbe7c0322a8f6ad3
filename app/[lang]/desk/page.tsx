import { DeskRoom } from "@/components/desk/desk-room";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { currentLang } from "@/lib/server/site/current-lang";
import { unlistedMetadata } from "@/lib/server/site/metadata-here";

/** Prerendered without data, and shown only to operators (next.config.ts, lib/server/desk/desk-page.ts). */
export const generateMetadata = unlistedMetadata(({ desk }) => desk);

export default async function Page() {
  const lang = await currentLang();
  return <DeskRoom lang={lang} words={deskWordsIn(lang)} />;
}
