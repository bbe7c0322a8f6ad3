import { DeskMissing } from "@/components/desk/frame/desk-missing";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { currentLang } from "@/lib/server/site/current-lang";

/** A lead that was deleted, or that its owner has withdrawn. */
export default async function NotFound() {
  const lang = await currentLang();
  return <DeskMissing lang={lang} words={deskWordsIn(lang)} />;
}
