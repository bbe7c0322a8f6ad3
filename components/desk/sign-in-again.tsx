"use client";

import { useEffect, useRef } from "react";
import type { SignInAgain as Reason } from "@/lib/domain/operator-access";
import { GoogleMark } from "@/components/auth/google-mark";
import { useSignIn } from "@/components/auth/use-sign-in";
import { Button } from "@/components/ui/button";
import type { DeskRoomWords } from "./words";

type SignInAgainProps = {
  words: DeskRoomWords;
  reason: Reason;
  /** Whether the sign-in was done. */
  onEnd: (isDone: boolean) => void;
};

/** Asks for a new sign-in above whatever is open: that stays, and goes on afterwards. */
export function SignInAgain({ words, reason, onEnd }: SignInAgainProps) {
  const { again, signIn } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const attempt = useSignIn({ onDone: () => onEnd(true) });

  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="desk-sheet stitched"
      aria-labelledby="sign-in-again"
      onClose={() => dialog.current?.open || onEnd(false)}
      onCancel={(event) => attempt.isBusy && event.preventDefault()}
    >
      <div className="px-5 pt-5 pb-6 sm:px-8 sm:pt-7">
        <h2 ref={heading} id="sign-in-again" tabIndex={-1}>
          {again.title}
        </h2>
        <p className="mt-4">{again.reasons[reason]}</p>
        <p className="mt-2">{again.kept}</p>
        <p role="alert" className="mt-4 font-semibold text-red">
          {attempt.reason && words.problems[attempt.reason]}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            kind="primary"
            aria-disabled={attempt.isBusy}
            onPointerEnter={attempt.prepare}
            onClick={() => void (attempt.isBusy || attempt.start())}
          >
            {!attempt.isBusy && <GoogleMark className="size-5" />}
            {attempt.isBusy ? signIn.busy : signIn.signIn}
          </Button>
          <Button onClick={() => attempt.isBusy || dialog.current?.close()}>{again.cancel}</Button>
        </div>
      </div>
    </dialog>
  );
}
