import { Drawing } from "@/components/shared/drawing";
import { PageHead, WashBand } from "@/components/shared/sections";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { PAGE_DRAWINGS, toolPath } from "@/lib/content/facts/public-pages";
import { pathIn } from "@/lib/domain/core/languages";
import { TOOL_IDS } from "@/lib/domain/tools/tool-ids";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/tools");

/** The tools, each by the question it answers. */
export default async function ToolsPage() {
  const lang = await currentLang();
  const { all, check, index } = contentIn(lang).tools;
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/tools")]} />
      <PageHead
        title={index.question}
        lead={index.lead}
        drawing={
          <Drawing name={PAGE_DRAWINGS["/tools"]} className="hidden w-56 shrink-0 pb-6 md:block" />
        }
      />
      <div className="page py-8 lg:py-12">
        <ul className="entries grid gap-x-10 lg:grid-cols-2">
          {TOOL_IDS.map((id) => (
            <li key={id} className="flex items-start gap-4">
              <Drawing name={PAGE_DRAWINGS[toolPath(id)]} className="mt-1 w-16" />
              <div>
                <h2 className="text-2xl">
                  <a className="text-link" href={pathIn(lang, toolPath(id))}>
                    {all[id].question}
                  </a>
                </h2>
                <p className="text-base">{all[id].lead}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <WashBand id="check" title={check.title} text={check.text} drawing="phone">
        <a className={buttonClass("secondary")} href={pathIn(lang, "/health-check")}>
          {check.button}
        </a>
      </WashBand>
    </>
  );
}
