import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Drawing } from "@/components/shared/drawing";
import { PageHead } from "@/components/shared/page-head";
import { JsonLd } from "@/components/site/json-ld";
import { ToolCheck } from "@/components/tools/tool-check";
import { ToolExplained } from "@/components/tools/tool-explained";
import { ToolForm } from "@/components/tools/tool-form";
import { ToolPaper } from "@/components/tools/tool-paper";
import { UdhaarForm } from "@/components/tools/udhaar-form";
import { contentIn } from "@/lib/content";
import { PAGE_DRAWINGS } from "@/lib/content/facts/page-drawings";
import { toolPath } from "@/lib/content/facts/public-pages";
import { TOOL_IDS } from "@/lib/domain/tools/tool-ids";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs, calculator } from "@/lib/server/site/structured-data";

export const dynamicParams = false;
export const generateStaticParams = () => TOOL_IDS.map((tool) => ({ tool }));

type ToolPageProps = { params: Promise<{ tool: string }> };

const idIn = async (params: ToolPageProps["params"]) => {
  const { tool } = await params;
  return TOOL_IDS.find((id) => id === tool) ?? notFound();
};

export async function generateMetadata({ params }: ToolPageProps): Promise<Metadata> {
  return pageMetadata(await currentLang(), toolPath(await idIn(params)));
}

export default async function ToolPage({ params }: ToolPageProps) {
  const lang = await currentLang();
  const id = await idIn(params);
  const { chrome, tools } = contentIn(lang);
  const { question, lead, fields, lines, needs, verdicts, message, rule } = tools.all[id];
  const Form = id === "udhaar" ? UdhaarForm : ToolForm;
  return (
    <div className="sheet-page tool-page">
      <JsonLd things={[calculator(lang, id), breadcrumbs(lang, toolPath(id))]} />
      <PageHead
        title={question}
        lead={lead}
        drawing={
          <Drawing
            name={PAGE_DRAWINGS[toolPath(id)]}
            className="hidden w-56 shrink-0 pb-6 md:block print:hidden"
          />
        }
      />
      <div className="page pt-6 pb-9 print:w-full print:py-2">
        <p className="mb-5 text-base text-soft print:hidden">{tools.private}</p>
        <Form
          id={id}
          words={{ question, fields, lines, needs, verdicts, message }}
          form={tools.form}
          opens={chrome.opensWhatsApp}
        >
          <strong>{tools.rule}:</strong> {rule}
        </Form>
        {id === "margin" && <ToolPaper lang={lang} />}
      </div>
      <div className="print:hidden">
        <ToolExplained lang={lang} id={id} />
        <ToolCheck lang={lang} but={id} />
      </div>
    </div>
  );
}
