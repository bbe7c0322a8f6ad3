import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import { MAX_LINKS } from "@/lib/domain/account/own-links";
import { fill } from "@/lib/domain/core/fill";
import { waitMinutes } from "@/lib/domain/core/wait";
import type { LinkPhase, LinkUse } from "./use-links";

const textOf = ({ link, missing, often }: KeepPanelWords, phase: LinkPhase): string => {
  if (phase.kind === "open") return "";
  if (phase.kind === "missing") return missing;
  if (phase.kind === "often") return fill(often, { minutes: waitMinutes(phase.afterMs) });
  if (phase.kind === "full") return fill(link.full, { most: MAX_LINKS });
  return link[phase.kind];
};

type LinkStatusProps = { words: KeepPanelWords; phase: LinkPhase; use: LinkUse };

/** What a tap on one of the link buttons led to, said beside that button. */
export function LinkStatus({ words, phase, use }: LinkStatusProps) {
  return (
    <p role="status" className="mt-1 text-base">
      {phase.kind !== "open" && phase.use === use && textOf(words, phase)}
    </p>
  );
}
