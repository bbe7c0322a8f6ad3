import { type ReactNode, useId } from "react";
import type { CheckWords } from "@/lib/content/slices/check-words";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import type { Outcome } from "@/lib/domain/check/quiz";
import { inAppBrowserOf } from "@/lib/domain/core/in-app-browser";
import type { Lang } from "@/lib/domain/core/languages";
import { Button } from "@/components/ui/button";
import "./keep-panel.css";
import { LinkPart } from "./link-part";
import { LinkStatus } from "./link-status";
import { MadeLinkBox } from "./made-link-box";
import { PdfPart } from "./pdf-part";
import { PicturePart } from "./picture-part";
import { type Links, useLinks } from "./use-links";

type KeepPanelProps = {
  lang: Lang;
  words: KeepPanelWords;
  check: CheckWords;
  outcome: Outcome;
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="keep-part">
      <p id={id} className="text-lg leading-snug font-bold">
        {title}
      </p>
      {children}
    </div>
  );
}

/** Everything that an owner takes along: files, links, and a partner's answers beside his own. */
export function KeepPanel({ lang, words, check, outcome }: KeepPanelProps) {
  const links = useLinks(lang);
  // Browsers inside other apps neither download a file nor hand it on.
  const hasFiles = inAppBrowserOf(navigator.userAgent) === null;
  return (
    <div className="keep-panel">
      {hasFiles ? (
        <>
          <Part title={words.pdf.title}>
            <PdfPart lang={lang} words={words} outcome={outcome} />
          </Part>
          <Part title={words.picture.title}>
            <PicturePart words={words.picture} check={check} outcome={outcome} />
          </Part>
        </>
      ) : (
        <p className="keep-part bg-marigold-wash px-[0.3em] pb-[0.1em]">{words.inApp}</p>
      )}
      <Part title={words.link.title}>
        <LinkPart lang={lang} words={words} links={links} />
      </Part>
      <Part title={words.two.title}>
        <TwoPart lang={lang} words={words} links={links} />
      </Part>
    </div>
  );
}

type TwoPartProps = { lang: Lang; words: KeepPanelWords; links: Links };

/** A link with the answers for a partner, who answers the same questions. */
function TwoPart({ lang, words, links }: TwoPartProps) {
  const { two } = words;
  const { made } = links;
  return (
    <>
      <p className="text-base text-soft">{two.text}</p>
      <Button
        className="mt-3"
        onClick={() => void links.make("answers", "comparison")}
        data-counts="link"
      >
        {two.make}
      </Button>
      <LinkStatus words={words} phase={links.phase} use="comparison" />
      {made?.use === "comparison" && (
        <MadeLinkBox key={made.linkId} {...{ lang, words, made }} message={two.message} />
      )}
    </>
  );
}
