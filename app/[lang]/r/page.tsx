import type { Metadata } from "next";
import { SharedResult } from "@/components/check/shared-result";
import { PageHead } from "@/components/shared/sections";
import { contentIn } from "@/lib/content";
import { sharedResultWordsIn } from "@/lib/content/slices/share-words";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/page-here";
import { pageMetadata } from "@/lib/server/site/page-metadata";

/** The preview of every private link is the same: no server ever sees which one it is. */
export async function generateMetadata(): Promise<Metadata> {
  const lang = await currentLang();
  const { title, description } = contentIn(lang).share.shared;
  const { openGraph, twitter } = pageMetadata(lang, "/health-check");
  return {
    title,
    description,
    robots: { index: false },
    referrer: "no-referrer",
    openGraph: { ...openGraph, url: pathIn(lang, "/r"), title, description },
    twitter: { ...twitter, title, description },
  };
}

/** The same page for everybody: the result comes with the token in the fragment of its address. */
export default async function Page() {
  const lang = await currentLang();
  const { heading, lead } = contentIn(lang).share.shared;
  return (
    <>
      <PageHead title={heading} lead={lead} />
      <SharedResult lang={lang} words={sharedResultWordsIn(lang)} />
    </>
  );
}
