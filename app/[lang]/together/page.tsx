import { PageHead } from "@/components/shared/page-head";
import { ComparisonPage } from "@/components/share/comparison-page";
import { contentIn } from "@/lib/content";
import { comparisonPageIn } from "@/lib/content/slices/comparison-words";
import { currentLang } from "@/lib/server/site/current-lang";
import { unlistedMetadata } from "@/lib/server/site/metadata-here";

export const generateMetadata = unlistedMetadata(({ comparison }) => comparison);

export default async function Page() {
  const lang = await currentLang();
  const { heading, lead } = contentIn(lang).comparison;
  return (
    <>
      <PageHead title={heading} lead={lead} />
      <ComparisonPage lang={lang} words={comparisonPageIn(lang)} />
    </>
  );
}
