import { useCallback, useEffect, useState } from "react";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { SettingsWords } from "@/lib/content/en/settings";
import { LedgerSection } from "@/components/shared/ledger-section";
import { Button } from "@/components/ui/button";
import { dayIn } from "@/components/ui/date-format";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { untilGone } from "@/lib/browser/core/timing";
import { type OwnLink, readLinks, revokeLink } from "@/lib/browser/share/link-client";

/** The working private links of this visitor, newest first, and how to switch off one. */
const useOwnLinks = () => {
  const [links, setLinks] = useState<readonly OwnLink[]>([]);

  useEffect(
    () =>
      untilGone(readLinks(visitorId()), (reply) => {
        if (reply.kind === "done") setLinks(reply.value);
      }),
    [],
  );

  /** Resolves to whether the link is off now. */
  const revoke = useCallback(async (linkId: string): Promise<boolean> => {
    const { kind } = await revokeLink(visitorId(), linkId);
    // "missing": it was switched off elsewhere.
    const isOff = kind === "done" || kind === "missing";
    if (isOff) setLinks((before) => before.filter((one) => one.linkId !== linkId));
    return isOff;
  }, []);

  return { links, revoke };
};

/** The working private links to this visitor's checks, each to be switched off. Without any there is no section. */
export function LinksSection({ lang, words }: { lang: Lang; words: SettingsWords["links"] }) {
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
