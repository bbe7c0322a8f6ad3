"use client";

import type { SignInAgain as Reason } from "@/lib/domain/account/operator-access";
import { GoogleMark } from "@/components/auth/google-mark";
import { useSignIn } from "@/components/auth/use-sign-in";
import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog";
import type { DeskClientWords } from "./desk-client-words";
import "./sign-in-again.css";

type SignInAgainProps = {
  words: DeskClientWords;
  /** null: the session has ended. */
  reason: Reason | null;
  /** Called at the end; `isDone`: the sign-in succeeded. */
  onEnd: (isDone: boolean) => void;
};

/** Asks for a new sign-in above the page; the form that needed it is then sent again. */
export function SignInAgain({ words, reason, onEnd }: SignInAgainProps) {
  const { again, signIn } = words;
  const attempt = useSignIn({ onDone: () => onEnd(true) });

  return (
    <Dialog
      className="desk-dialog"
      title={again.title}
      isBusy={attempt.isBusy}
      onClose={() => onEnd(false)}
    >
      {reason && <p className="mt-4">{again.reasons[reason]}</p>}
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
        <Button onClick={(event) => attempt.isBusy || closeDialog(event)}>{again.cancel}</Button>
      </div>
    </Dialog>
  );
}
