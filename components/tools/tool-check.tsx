import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ToolId } from "@/lib/domain/tools/tool-ids";
import { LedgerSection } from "@/components/shared/ledger-section";
import { WashBand } from "@/components/shared/wash-band";
import { buttonClass } from "@/components/ui/button";
import { ToolList } from "./tool-list";

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
