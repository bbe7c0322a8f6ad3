import type { Metadata } from "next";
import { PageHead } from "@/components/shared/page-head";
import { TogetherPage } from "@/components/share/together-page";
import { contentIn } from "@/lib/content";
import { togetherPageIn } from "@/lib/content/slices/together-words";
import { currentLang } from "@/lib/server/site/current-lang";

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = contentIn(await currentLang()).together;
  return { title, description, robots: { index: false } };
}

export default async function Page() {
  const lang = await currentLang();
  const { heading, lead } = contentIn(lang).together;
  return (
    <>
      <PageHead title={heading} lead={lead} />
      <TogetherPage lang={lang} words={togetherPageIn(lang)} />
    </>
  );
}
