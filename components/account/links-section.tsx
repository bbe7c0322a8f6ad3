import { useState } from "react";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { SettingsWords } from "@/lib/content/en/settings";
import { LedgerSection } from "@/components/shared/ledger-section";
import { useOwnLinks } from "@/components/share/use-own-links";
import { Button } from "@/components/ui/button";
import { dayIn } from "@/components/ui/date-format";

type LinksSectionProps = { lang: Lang; words: SettingsWords["links"] };

/** The working private links to this visitor's checks, each to be switched off. Without any there is no section. */
export function LinksSection({ lang, words }: LinksSectionProps) {
  const { links, revoke: switchOff } = useOwnLinks();
  const [said, setSaid] = useState<"revoked" | "failed" | null>(null);

  const revoke = async (linkId: string) => {
    setSaid(null);
    setSaid((await switchOff(linkId)) ? "revoked" : "failed");
  };

  if (links.length === 0 && said === null) return null;
  return (
    <LedgerSection id="links" title={words.title} lead={words.lead}>
      <ul className="entries">
        {links.map(({ linkId, scope, madeAt, expiresAt }) => {
          const holes = {
            scope: words[scope],
            made: dayIn(lang, madeAt),
            until: dayIn(lang, expiresAt),
          };
          return (
            <li
              key={linkId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
            >
              <span>{fill(words.item, holes)}</span>
              <Button aria-label={fill(words.revokeOf, holes)} onClick={() => void revoke(linkId)}>
                {words.revoke}
              </Button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={said === "failed" ? "font-semibold text-red" : "text-green"}>
        {said && words[said]}
      </p>
    </LedgerSection>
  );
}
