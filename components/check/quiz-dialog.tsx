"use client";

import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Lang } from "@/lib/domain/core/languages";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { HealthCheck } from "./health-check";
import { SampleResult } from "./sample-result";
import { leaveQuestions } from "./use-question-history";

export type QuizDialogProps = {
  lang: Lang;
  words: CheckWords;
  kind: "check" | "sample";
  onClose: () => void;
};

/** The whole screen of a phone, a panel on a desk, a wide one for the two columns of a result. */
const SIZE =
  "h-dvh max-h-none w-full max-w-none sm:m-auto sm:h-[min(860px,100dvh-2rem)] sm:w-[min(640px,100vw-2rem)] sm:rounded-[6px] sideways:h-dvh sideways:w-full sideways:rounded-none lg:has-[.result]:h-[min(960px,100dvh-2rem)] lg:has-[.result]:w-[min(1120px,100vw-2rem)] print:h-auto print:w-auto";

/** The check over the current page: a native modal dialog, so that the browser handles focus and Esc. */
export function QuizDialog({ lang, words, kind, onClose }: QuizDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);
  // Ignores a late "close" event, after the dialog was shown again.
  const closed = () => {
    if (dialog.current?.open) return;
    leaveQuestions();
    onClose();
  };
  const leave = { onExit: () => dialog.current?.close() };
  return createPortal(
    <dialog
      ref={dialog}
      className={`sheet ${SIZE} bg-paper text-ink backdrop:bg-ink/55 print:static print:overflow-visible print:bg-transparent`}
      aria-label={words.quiz.name}
      onClose={closed}
    >
      {kind === "check" ? (
        <HealthCheck lang={lang} words={words} leave={leave} />
      ) : (
        <SampleResult lang={lang} words={words} leave={leave} />
      )}
    </dialog>,
    document.body,
  );
}
