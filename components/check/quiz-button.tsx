"use client";

import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { hasUnsentWork } from "@/lib/browser/check/unsent";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { lazyPart } from "@/components/ui/lazy/lazy-part";

type QuizButtonProps = {
  lang: Lang;
  /** "sample": the result of a fictional shop (Watch Demo). */
  kind: "check" | "sample";
  className?: string;
  children: ReactNode;
};

const load = lazyPart(() => import("./quiz-dialog"), "check");

/** Sends the unsent answers of an earlier visit, without waiting for the visitor to open the check. */
const sendLeftOvers = async (lang: Lang) => {
  if (!hasUnsentWork()) return;
  const { flush, keepSending } = await import("@/lib/browser/check/outbox");
  keepSending(lang);
  await flush(lang);
};

/**
 * Opens the check over the page. Until it has hydrated, and where its code cannot be loaded, it works as without
 * JavaScript: as a link to the check's page.
 */
export function QuizButton({ lang, kind, className, children }: QuizButtonProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const href = pathIn(lang, kind === "sample" ? "/health-check?sample=1" : "/health-check");

  useEffect(() => {
    if (kind === "check") void sendLeftOvers(lang);
  }, [kind, lang]);

  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      setLoaded(loaded ?? (await load(lang)));
      setOpen(true);
    } catch {
      location.assign(href);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <a
        href={href}
        className={className}
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        onClick={(event) => void open(event)}
      >
        {children}
      </a>
      {isOpen && loaded && (
        <loaded.QuizDialog
          lang={lang}
          words={loaded.words}
          kind={kind}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
