import { AskForLink, OpenByLink } from "@/components/desk/frame/door";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { backFrom } from "@/lib/domain/core/desk-path";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/page-here";
import { mailsLinks } from "@/lib/server/wiring/door";

type Query = Promise<Record<string, string | string[] | undefined>>;

/** The door of the desk: the button of a link, or the form that asks for one. */
export default async function DoorPage({ searchParams }: { searchParams: Query }) {
  const { link, back: to, said } = await searchParams;
  const lang = await currentLang();
  const words = deskWordsIn(lang);
  const back = backFrom(to) ?? pathIn(lang, "/desk");
  const props = { lang, words, back };
  if (typeof link === "string") return <OpenByLink {...props} link={link} said={null} />;
  const texts: Readonly<Record<string, string>> = words.door.said;
  const text = typeof said === "string" && Object.hasOwn(texts, said) ? texts[said]! : null;
  return <AskForLink {...props} said={text} isTrouble={said !== "asked"} hasMail={mailsLinks()} />;
}
