import { DeskTrouble } from "@/components/desk/frame/desk-trouble";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/page-here";

/** A person who was deleted, or an address that nothing has. */
export default async function NotFound() {
  const lang = await currentLang();
  const { missing } = deskWordsIn(lang).frame;
  return (
    <main>
      <DeskTrouble text={missing} href={pathIn(lang, "/desk/people")} link={missing.back} />
    </main>
  );
}
