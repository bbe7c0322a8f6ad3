"use client";

import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { canOpen, hasCopy } from "@/lib/browser/check/offline-copy";
import { hasUnsentWork, QUIZ_MEMORY_KEY } from "@/lib/browser/check/unsent";
import { read } from "@/lib/browser/core/device-store";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { lazyPart } from "@/components/ui/lazy-part";
import { tellOffline } from "@/components/ui/offline-note";

type QuizButtonProps = {
  lang: Lang;
  /** "sample": the result of a fictional shop (Watch Demo). */
  kind: "check" | "sample";
  className?: string;
  /** What the button says on a device that holds a check; else it says the same to everybody. */
  remembered?: RememberedWords;
  children: ReactNode;
};

type RememberedWords = Readonly<Record<"next" | "score" | "plan" | "planDay" | "planDone", string>>;

const load = lazyPart(() => import("./quiz-dialog"), "check");

/** After so long, in ms, the device's copy of the check's page is shown, if there is one. */
const COPY_AFTER_MS = 3_000;

/** Rejects when the network is slower than the device's copy of a page; without one it never ends. */
const overtakenByCopy = (href: string): Promise<never> =>
  new Promise((_, reject) => {
    const give = async () => (await hasCopy(href)) && reject(new Error("slow network"));
    setTimeout(() => void give(), COPY_AFTER_MS);
  });

/** Sends the unsent answers of an earlier visit, without waiting for the visitor to open the check. */
const sendLeftOvers = async (lang: Lang) => {
  if (!hasUnsentWork()) return;
  const { flush, keepSending } = await import("@/lib/browser/check/outbox");
  keepSending(lang);
  await flush(lang);
};

/** What the button says to who has begun or finished a check here. Its code is loaded only then. */
const rememberedLabel = async (lang: Lang, words: RememberedWords): Promise<string | null> => {
  if (read(QUIZ_MEMORY_KEY) === null) return null;
  const [{ rememberedCheck }, { dayOfMonthIn, weekdayIn }] = await Promise.all([
    import("@/lib/browser/check/remembered-check"),
    import("@/components/ui/date-format"),
  ]);
  const check = rememberedCheck();
  if (!check) return null;
  if ("next" in check) return fill(words.next, { n: check.next });
  const { score, at, plan } = check;
  if (!plan) return fill(words.score, { score, date: dayOfMonthIn(lang, at) });
  const { done, total, next } = plan;
  if (!next) return fill(words.planDone, { total });
  const holes = { done, total, n: next.n };
  return next.dueAt === null
    ? fill(words.plan, holes)
    : fill(words.planDay, { ...holes, day: weekdayIn(lang, next.dueAt) });
};

/** Opens the check over the page; before hydration and without its code a link to its page. */
export function QuizButton({ lang, kind, className, remembered, children }: QuizButtonProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [label, setLabel] = useState<string | null>(null);
  const href = pathIn(lang, kind === "sample" ? "/health-check?sample=1" : "/health-check");

  useEffect(() => {
    if (kind === "check") void sendLeftOvers(lang);
  }, [kind, lang]);

  useEffect(() => {
    if (!remembered || isOpen) return;
    // If the code fails to load, keep the default label.
    void rememberedLabel(lang, remembered).then(setLabel, () => {});
  }, [isOpen, lang, remembered]);

  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (isBusy) return;
    const opener = event.currentTarget;
    setBusy(true);
    try {
      setLoaded(loaded ?? (await Promise.race([load(lang), overtakenByCopy(href)])));
      setOpen(true);
    } catch {
      if (await canOpen(href)) location.assign(href);
      else tellOffline(opener);
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
        {label ?? children}
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
