import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { TOOL_IDS } from "@/lib/domain/tools/tool-ids";
import { WashBand } from "@/components/shared/sections";
import { buttonClass } from "@/components/ui/button";
import { PAGE_DRAWINGS, toolPath } from "@/lib/content/facts/public-pages";
import { Drawing } from "@/components/shared/drawing";

/** The tools, each by the question it answers. */
export const ToolList = ({ lang }: { lang: Lang }) => (
  <ul className="entries grid gap-x-10 lg:grid-cols-2">
    {TOOL_IDS.map((id) => {
      const { question, lead } = contentIn(lang).tools.all[id];
      return (
        <li key={id} className="flex items-start gap-4">
          <Drawing name={PAGE_DRAWINGS[toolPath(id)]} className="mt-1 w-16" />
          <div>
            <h2 className="text-2xl">
              <a className="text-link" href={pathIn(lang, toolPath(id))}>
                {question}
              </a>
            </h2>
            <p className="text-base">{lead}</p>
          </div>
        </li>
      );
    })}
  </ul>
);

/** The way from the list of tools into the check. */
export function ToolCheck({ lang }: { lang: Lang }) {
  const { check } = contentIn(lang).tools;
  return (
    <WashBand id="check" title={check.title} text={check.text} drawing="phone">
      <a className={buttonClass("secondary")} href={pathIn(lang, "/health-check")}>
        {check.button}
      </a>
    </WashBand>
  );
}
