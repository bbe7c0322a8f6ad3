import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import type { Lang } from "@/lib/domain/core/languages";
import { LinkStatus } from "./link-status";
import { MadeLinkBox } from "./made-link-box";
import type { Links } from "./use-links";

type LinkPartProps = { lang: Lang; words: KeepPanelWords; links: Links };

/** Makes a private link of the chosen scope; those that are open are in the settings. */
export function LinkPart({ lang, words, links }: LinkPartProps) {
  const [scope, setScope] = useState<"plan" | "answers">("plan");
  const name = useId();
  const { link: text } = words;
  const made = links.made.read;
  return (
    <>
      <p className="text-base text-soft">{text.text}</p>
      <fieldset className="my-3">
        <legend className="text-base font-semibold">{text.scope}</legend>
        {(["plan", "answers"] as const).map((one) => (
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
      {made && <MadeLinkBox key={made.linkId} {...{ lang, words, made }} message={text.message} />}
    </>
  );
}
