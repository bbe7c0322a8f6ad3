import { Button, buttonClass } from "@/components/ui/button";
import type { BrokenWords } from "@/lib/content/en/broken";
import { type Lang, pathIn } from "@/lib/domain/languages";

type BrokenProps = { lang: Lang; words: BrokenWords; chatHref: string; onRetry: () => void };

/** What a visitor reads when a page of ours failed, and the three ways on. */
export function Broken({ lang, words, chatHref, onRetry }: BrokenProps) {
  return (
    <div className="page margin-line py-10 lg:py-16" role="alert">
      <h1>{words.title}</h1>
      <p className="mt-4 max-w-2xl text-lead text-soft">{words.lead}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button kind="primary" onClick={onRetry}>
          {words.retry}
        </Button>
        {/* Plain links: what broke may be the router. */}
        <a className={buttonClass("secondary")} href={pathIn(lang, "/")}>
          {words.home}
        </a>
        <a className={buttonClass("whatsapp")} href={chatHref} target="_blank" rel="noopener">
          {words.chat}
        </a>
      </p>
    </div>
  );
}
