import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { TOOL_IDS, type ToolId } from "@/lib/domain/tools/tool-ids";
import { LedgerSection, WashBand } from "@/components/shared/sections";
import { buttonClass } from "@/components/ui/button";
import { PAGE_DRAWINGS, toolPath } from "@/lib/content/facts/public-pages";
import { Drawing } from "@/components/shared/drawing";

type ToolListProps = {
  lang: Lang;
  /** The page on which it is. */
  except?: ToolId;
};

/** The tools, each by the question it answers. */
export function ToolList({ lang, except }: ToolListProps) {
  const Heading = except ? "h3" : "h2";
  return (
    <ul className="entries grid gap-x-10 lg:grid-cols-2">
      {TOOL_IDS.filter((id) => id !== except).map((id) => {
        const { question, lead } = contentIn(lang).tools.all[id];
        return (
          <li key={id} className="flex items-start gap-4">
            <Drawing name={PAGE_DRAWINGS[toolPath(id)]} className="mt-1 w-16" />
            <div>
              <Heading className="text-2xl">
                <a className="text-link" href={pathIn(lang, toolPath(id))}>
                  {question}
                </a>
              </Heading>
              {!except && <p className="text-base">{lead}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The end of a tool's page: the way into the check, and the tools but the one that is shown. */
export function ToolCheck({ lang, except }: { lang: Lang; except?: ToolId }) {
  const { check, more } = contentIn(lang).tools;
  return (
    <>
      <WashBand id="check" title={check.title} text={check.text} drawing="phone">
        <a className={buttonClass("secondary")} href={pathIn(lang, "/health-check")}>
          {check.button}
        </a>
      </WashBand>
      {except && (
        <LedgerSection id="more" title={more}>
          <ToolList lang={lang} except={except} />
        </LedgerSection>
      )}
    </>
  );
}
