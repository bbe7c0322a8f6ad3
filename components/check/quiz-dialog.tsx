"use client";

import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Lang } from "@/lib/domain/core/languages";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { HealthCheck } from "./health-check";
import "./check.css";
import { SampleResult } from "./sample-result";
import { leaveQuestions } from "./use-question-history";

export type QuizDialogProps = {
  lang: Lang;
  words: CheckWords;
  kind: "check" | "sample";
  onClose: () => void;
};

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
    <dialog ref={dialog} className="sheet" aria-label={words.quiz.name} onClose={closed}>
      {kind === "check" ? (
        <HealthCheck lang={lang} words={words} leave={leave} />
      ) : (
        <SampleResult lang={lang} words={words} leave={leave} />
      )}
    </dialog>,
    document.body,
  );
}
