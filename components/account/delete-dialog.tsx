"use client";

import { useEffect, useId, useRef, useState } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { SettingsWords } from "@/lib/content/en/settings";
import { Button } from "@/components/ui/button";
import "./delete-dialog.css";

export type Failure = "failed" | "expired";

type DeleteDialogProps = {
  lang: Lang;
  words: SettingsWords["deletion"]["dialog"];
  hasAccount: boolean;
  /** Resolves to null when all is deleted; else to the reason. */
  onConfirm: () => Promise<Failure | null>;
  onClose: () => void;
};

/** The question before everything is deleted: what, from where, and what stays. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { lang, words, hasAccount, onConfirm, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [phase, setPhase] = useState<"open" | "busy" | Failure>("open");

  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // Not on a button: a key pressed at this moment would press it.
    heading.current?.focus({ preventScroll: true });
    return () => element.close();
  }, []);
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  const confirm = async () => {
    setPhase("busy");
    const failure = await onConfirm();
    if (failure) setPhase(failure);
  };

  return (
    <dialog
      ref={dialog}
      className="delete-dialog stitched"
      aria-labelledby={`${id}-title`}
      onClose={closed}
      onCancel={(event) => phase === "busy" && event.preventDefault()}
    >
      <div className="px-5 pt-5 pb-6 sm:px-8 sm:pt-7">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
          {words.title}
        </h2>
        <h3 className="mt-5">{words.server}</h3>
        <ul className="list-struck mt-2">
          {words.serverItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
          {hasAccount && <li>{words.accountItem}</li>}
        </ul>
        <h3 className="mt-4">{words.device}</h3>
        <ul className="list-struck mt-2">
          {words.deviceItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-4 text-base text-soft">
          {words.stays}{" "}
          <a className="underline" href={pathIn(lang, "/privacy#deleting")}>
            {words.staysLink}
          </a>
        </p>
        <p className="mt-2 text-base text-soft">{words.copy}</p>
        <p role="alert" className="mt-4 font-semibold text-red">
          {phase !== "open" && phase !== "busy" && words[phase]}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            className="delete-button"
            aria-disabled={phase === "busy"}
            onClick={() => void (phase === "busy" || confirm())}
          >
            {phase === "busy" ? words.busy : words.confirm}
          </Button>
          <Button
            aria-disabled={phase === "busy"}
            onClick={() => phase === "busy" || dialog.current?.close()}
          >
            {words.cancel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
