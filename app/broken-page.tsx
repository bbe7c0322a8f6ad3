import { broken as en } from "@/lib/content/en/broken";
import { broken as hi } from "@/lib/content/hi/broken";
import { chatLink } from "@/lib/domain/core/chat-link";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { Button, buttonClass } from "@/components/ui/button";
import { Drawing } from "@/components/shared/drawing";
import { OUR_WHATSAPP } from "./facts-of-build";

/** An error page has no server, so the script contains the words of both languages. */
const WORDS = { en, hi };

export type BrokenPageProps = { lang: Lang; onRetry: () => void };

/** The text for a visitor when a page failed, with three ways to continue. */
export function BrokenPage({ lang, onRetry }: BrokenPageProps) {
  const words = WORDS[lang];
  return (
    <div className="page margin-line py-10 lg:py-16" role="alert" lang={lang}>
      <Drawing name="shutter" className="mb-6 w-44 lg:w-64" loading="eager" />
      <h1>{words.title}</h1>
      <p className="mt-4 max-w-2xl text-lead text-soft">{words.lead}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button kind="primary" onClick={onRetry}>
          {words.retry}
        </Button>
        {/* Plain links: the failure may be in the router. */}
        <a className={buttonClass("secondary")} href={pathIn(lang, "/")} target="_self">
          {words.home}
        </a>
        <a
          className={buttonClass("green")}
          href={chatLink(OUR_WHATSAPP, words.chatText)}
          target="_blank"
          rel="noopener"
        >
          {words.chat}
        </a>
      </p>
    </div>
  );
}
