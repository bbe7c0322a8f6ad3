import { Drawing } from "@/components/shared/drawing";
import { PageHead } from "@/components/shared/sections";
import { JsonLd } from "@/components/site/json-ld";
import { ToolCheck, ToolList } from "@/components/tools/tool-check";
import { contentIn } from "@/lib/content";
import { PAGE_DRAWINGS } from "@/lib/content/facts/public-pages";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/tools");

export default async function ToolsPage() {
  const lang = await currentLang();
  const { question, lead } = contentIn(lang).tools.index;
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/tools")]} />
      <PageHead
        title={question}
        lead={lead}
        drawing={
          <Drawing name={PAGE_DRAWINGS["/tools"]} className="hidden w-56 shrink-0 pb-6 md:block" />
        }
      />
      <div className="page py-8 lg:py-12">
        <ToolList lang={lang} />
      </div>
      <ToolCheck lang={lang} />
    </>
  );
}
