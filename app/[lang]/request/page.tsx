import type { Metadata } from "next";
import { RequestPage } from "@/components/leads/request-page";
import { PageHead } from "@/components/shared/sections";
import { contentIn } from "@/lib/content";
import { requestWordsIn } from "@/lib/content/slices/call-words";
import { currentLang, unlistedMetadata } from "@/lib/server/site/page-here";

const metadata = unlistedMetadata(({ calls }) => calls.request);

/** The token is in the fragment; no link tells another site of this page. */
export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await metadata()),
  referrer: "no-referrer",
});

/** The same page for everybody: the message comes with the token in the fragment of its address. */
export default async function Page() {
  const lang = await currentLang();
  const { title, lead } = contentIn(lang).calls.request;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <RequestPage lang={lang} words={requestWordsIn(lang)} />
    </>
  );
}
