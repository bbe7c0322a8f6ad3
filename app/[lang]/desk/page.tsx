import type { Metadata } from "next";
import { DeskRoom } from "@/components/desk/desk-room";
import { contentIn } from "@/lib/content";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { currentLang } from "@/lib/server/site/current-lang";

/** Prerendered without data, and shown only to operators (next.config.ts, lib/server/desk/desk-page.ts). */
export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = contentIn(await currentLang()).desk;
  return { title, description, robots: { index: false } };
}

export default async function Page() {
  const lang = await currentLang();
  return <DeskRoom lang={lang} words={deskWordsIn(lang)} />;
}
