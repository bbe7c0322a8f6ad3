import { useId, useState } from "react";
import { dayIn } from "@/components/ui/date-format";
import { Button } from "@/components/ui/button";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { LINK_SCOPES, type LinkScope } from "@/lib/domain/share/link";
import { LinkStatus } from "./link-status";
import { MadeLinkBox } from "./made-link-box";
import type { Links } from "./use-links";

type LinkPartProps = { lang: Lang; words: KeepPanelWords; links: Links };

/** Makes a private link of the chosen scope, and lists those that are open. */
export function LinkPart({ lang, words, links }: LinkPartProps) {
  const [scope, setScope] = useState<LinkScope>("plan");
  const name = useId();
  const { link: text } = words;
  const { made } = links;
  return (
    <>
      <p className="text-base text-soft">{text.text}</p>
      <fieldset className="my-3">
        <legend className="text-base font-semibold">{text.scope}</legend>
        {LINK_SCOPES.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              className="size-5 flex-none accent-red"
              type="radio"
              name={name}
              checked={scope === one}
              onChange={() => setScope(one)}
            />
            {text[one]}
          </label>
        ))}
      </fieldset>
      {scope === "plan" && <p className="text-base text-soft">{text.allSame}</p>}
      <Button onClick={() => void links.make(scope, "read")} data-counts="link">
        {text.make}
      </Button>
      <LinkStatus words={words} phase={links.phase} use="read" />
      {made?.use === "read" && (
        <MadeLinkBox key={made.linkId} {...{ lang, words, made }} message={text.message} />
      )}
      {links.links.length > 0 && <OwnLinks {...{ lang, words, links }} />}
    </>
  );
}

/** The links that still open, each with a button that switches it off. */
function OwnLinks({ lang, words: { link: text }, links }: LinkPartProps) {
  return (
    <>
      <p className="mt-4 font-semibold">{text.list}</p>
      <ul>
        {links.links.map(({ linkId, scope, expiresAt }) => {
          const holes = { scope: text[scope], date: dayIn(lang, expiresAt) };
          return (
            <li
              key={linkId}
              className="flex items-center justify-between gap-2 border-b border-rule"
            >
              <span>{fill(text.item, holes)}</span>
              <Button
                kind="quiet"
                aria-label={fill(text.revokeOf, holes)}
                onClick={() => void links.revoke(linkId)}
              >
                {text.revoke}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
