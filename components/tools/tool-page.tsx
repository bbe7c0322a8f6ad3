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
import { MARGIN_SHEET } from "@/lib/content/blog/sheet-facts";
import { SheetPart } from "@/components/sheets/sheet-part";

/** On paper only: lines for more items than the tool works out at once. */
function ToolPaper({ lang }: { lang: Lang }) {
  const { sheets, tools } = contentIn(lang);
  return (
    <div className="hidden print:block">
      <h2 className="text-xl">{tools.paper}</h2>
      <SheetPart facts={MARGIN_SHEET} words={{ columns: tools.items }} cell={sheets.cell} />
    </div>
  );
}

type ToolPageProps = {
  lang: Lang;
  id: ToolId;
  /** Its code is loaded with the route that names it. */
  Form: ComponentType<ToolFormProps>;
};

/** All of a tool's page; on paper its fields and its sum. */
export function ToolPage({ lang, id, Form }: ToolPageProps) {
  const { chrome, tools } = contentIn(lang);
  const { question, lead, fields, lines, needs, verdicts, message, rule } = tools.all[id];
  return (
    <div className="sheet-page tool-page">
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
      <div className="page py-6 print:w-full">
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
        <ToolCheck lang={lang} except={id} />
      </div>
    </div>
  );
}
