"use client";

import { useEffect, useState } from "react";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { type OwnLink, readLinks, revokeLink } from "@/lib/browser/share/link-client";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { SettingsWords } from "@/lib/content/en/settings";
import { LedgerSection } from "@/components/shared/ledger-section";
import { Button } from "@/components/ui/button";
import { dayIn } from "@/components/ui/date-format";

type LinksSectionProps = { lang: Lang; words: SettingsWords["links"] };

/** The working private links to this visitor's checks, each to be switched off. Without any there is no section. */
export function LinksSection({ lang, words }: LinksSectionProps) {
  const [links, setLinks] = useState<readonly OwnLink[]>([]);
  const [said, setSaid] = useState<"revoked" | "failed" | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void readLinks(visitorId()).then((reply) => {
      if (isCurrent && reply.kind === "done") setLinks(reply.value);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  const revoke = async (linkId: string) => {
    setSaid(null);
    const reply = await revokeLink(visitorId(), linkId);
    const isOff = reply.kind === "done";
    if (isOff) setLinks((before) => before.filter((one) => one.linkId !== linkId));
    setSaid(isOff ? "revoked" : "failed");
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
