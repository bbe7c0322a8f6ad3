import type { ComponentType } from "react";
import { contentIn } from "@/lib/content";
import { PAGE_DRAWINGS } from "@/lib/content/facts/page-drawings";
import { toolPath } from "@/lib/content/facts/public-pages";
import type { Lang } from "@/lib/domain/core/languages";
import type { ToolId } from "@/lib/domain/tools/tool-ids";
import { Drawing } from "@/components/shared/drawing";
import { PageHead } from "@/components/shared/page-head";
import { ToolCheck } from "./tool-check";
import { ToolExplained } from "./tool-explained";
import type { ToolFormProps } from "./tool-form";
import { ToolPaper } from "./tool-paper";

type ToolPageProps = {
  lang: Lang;
  id: ToolId;
  /** Its code is loaded with the route that names it. */
  Form: ComponentType<ToolFormProps>;
};

/** So that all of it fits on one page of A4. */
const ON_PAPER =
  "print:text-[10pt] print:[&_h1]:text-[15pt] print:[&_h2]:text-[11pt] print:[&_.text-lead]:m-0 print:[&_.text-lead]:text-[10pt] " +
  "print:[&_.margin-line]:border-0 print:[&_.margin-line]:p-0 print:[&_.margin-line>div]:p-0 print:[&_.control]:m-0 print:[&_.control]:min-h-0 print:[&_.control]:py-0.5";

/** All of a tool's page; on paper its fields and its sum. */
export function ToolPage({ lang, id, Form }: ToolPageProps) {
  const { chrome, tools } = contentIn(lang);
  const { question, lead, fields, lines, needs, verdicts, message, rule } = tools.all[id];
  return (
    <div className={`sheet-page ${ON_PAPER}`}>
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
