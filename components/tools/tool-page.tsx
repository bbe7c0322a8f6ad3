import type { ComponentType } from "react";
import { contentIn } from "@/lib/content";
import { PAGE_DRAWINGS, toolPath } from "@/lib/content/facts/public-pages";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ToolId } from "@/lib/domain/tools/tool-ids";
import { Drawing } from "@/components/shared/drawing";
import { PageHead } from "@/components/shared/sections";
import type { ToolFormProps } from "./tool-form";
import { MARGIN_SHEET } from "@/lib/content/blog/sheet-facts";
import { SheetPart } from "@/components/sheets/sheet-part";
import { EXAMPLE_DUES, TOOL_EXAMPLES } from "@/lib/content/facts/tool-examples";
import { questionOf } from "@/lib/domain/check/first-steps";
import { fill } from "@/lib/domain/core/fill";
import { duesIn } from "@/lib/domain/tools/dues";
import { amount, count, lineText, percent } from "@/lib/domain/tools/lines";
import { fieldsOf, sumOf, type ToolField, type TypedTexts } from "@/lib/domain/tools/tools";

type Row = readonly [label: string, text: string];

const AMOUNTS = { rupees: amount, percent, whole: count } as const;

/** The fields of an example, as they are written. */
const typedRows = (id: ToolId, lang: Lang, typed: TypedTexts): Row[] => {
  const { fields } = contentIn(lang).tools.all[id];
  const shown = (name: string, field: ToolField, text: string): string => {
    if (field.kind === "choice") return fields[name]!.options?.[text] ?? `${text} %`;
    const hundredths = field.kind === "whole" ? Number(text) : Number(text) * 100;
    return lineText(AMOUNTS[field.kind](name, hundredths));
  };
  return fieldsOf(id).flatMap(([name, field]) => {
    const text = typed[name];
    return text === undefined ? [] : [[fields[name]!.label, shown(name, field, text)] as const];
  });
};

function Example({ lang, id }: { lang: Lang; id: ToolId }) {
  const { all, customers, example, dues: words } = contentIn(lang).tools;
  const typed = TOOL_EXAMPLES[id];
  const dues = id === "udhaar" ? EXAMPLE_DUES : [];
  const owed = dues.map(({ due, days }, at): Row => [
    `${customers[at]}, ${fill(words.old, { days })}`,
    lineText(amount("due", Number(due) * 100)),
  ]);
  const sum = sumOf(id, typed, duesIn(dues)).lines.map((line): Row => [
    all[id].lines[line.name]!,
    lineText(line),
  ]);
  return (
    <table className="mt-6 w-full max-w-prose">
      <caption className="text-left font-semibold">
        {example}: {all[id].example}
      </caption>
      {[[...owed, ...typedRows(id, lang, typed)], sum].map((rows, at) => (
        <tbody key={at} className={at === 1 ? "border-t border-ink font-semibold" : ""}>
          {rows.map(([label, text]) => (
            <tr key={label} className="border-b border-rule">
              <th scope="row" className="py-2 text-left font-normal">
                {label}
              </th>
              <td className="pl-4 text-right whitespace-nowrap">{text}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
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
  const { chrome, sheets, tools } = contentIn(lang);
  const { question, lead, fields, lines, needs, verdicts, message, rule, formula } = tools.all[id];
  return (
    <div className="sheet-page tool-page">
      <PageHead
        title={question}
        lead={id === "udhaar" ? lead : `${lead} ${tools.private}`}
        drawing={
          <Drawing
            name={PAGE_DRAWINGS[toolPath(id)]}
            className="hidden w-56 shrink-0 pb-6 md:block print:hidden"
          />
        }
      />
      <div className="page py-6 print:w-full">
        <Form
          id={id}
          words={{ question, fields, lines, needs, verdicts, message }}
          form={tools.form}
          opens={chrome.opensWhatsApp}
        >
          <strong>{tools.rule}:</strong> {rule}
        </Form>
        <details className="mt-6 print:hidden">
          <summary className="py-2 font-semibold">{tools.formula}</summary>
          <ul className="list-tick">
            {formula.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Example lang={lang} id={id} />
        </details>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <a className="text-link" href={pathIn(lang, `/health-check#${questionOf(id)}`)}>
            {tools.step}
          </a>
          <a className="text-link" href={pathIn(lang, "/tools")}>
            {tools.others}
          </a>
        </p>
        {id === "margin" && (
          <div className="hidden print:block">
            <h2 className="text-xl">{tools.paper}</h2>
            <SheetPart facts={MARGIN_SHEET} words={{ columns: tools.items }} cell={sheets.cell} />
          </div>
        )}
      </div>
    </div>
  );
}
