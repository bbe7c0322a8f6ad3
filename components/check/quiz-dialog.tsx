import { useRef } from "react";
import { createPortal } from "react-dom";
import type { Lang } from "@/lib/domain/core/languages";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { Modal } from "@/components/ui/dialog";
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
  const closed = () => {
    leaveQuestions();
    onClose();
  };
  const leave = { onExit: () => dialog.current?.close() };
  return createPortal(
    <Modal dialog={dialog} className="sheet" aria-label={words.quiz.name} onClose={closed}>
      {kind === "check" ? (
        <HealthCheck lang={lang} words={words} leave={leave} />
      ) : (
        <SampleResult lang={lang} words={words} leave={leave} />
      )}
    </Modal>,
    document.body,
  );
}
