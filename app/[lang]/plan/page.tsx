import { PlanPage } from "@/components/plan/plan-page";
import { PageHead } from "@/components/shared/sections";
import { contentIn } from "@/lib/content";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { currentLang, unlistedMetadata } from "@/lib/server/site/page-here";
import "@/components/check/check.css";

export const generateMetadata = unlistedMetadata(({ plan }) => plan);

export default async function Page() {
  const lang = await currentLang();
  const { title, lead, loading, withoutScript, none, result } = contentIn(lang).plan;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <PlanPage
        lang={lang}
        words={{ loading, withoutScript, none, result }}
        check={checkWordsIn(lang)}
      />
    </>
  );
}
