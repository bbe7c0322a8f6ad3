"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { GoogleMark } from "@/components/auth/google-mark";
import { useSignIn } from "@/components/auth/sign-in-button";
import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog";
import type { SignInAgain as Reason } from "@/lib/domain/account/operator-access";
import type { DeskClientWords } from "@/components/desk/desk-words";

type AttemptProps = {
  words: DeskClientWords;
  attempt: ReturnType<typeof useSignIn>;
  children?: ReactNode;
};

/** Why a sign-in failed, and the button for the next one. */
const Attempt = ({ words: { problems, signIn }, attempt, children }: AttemptProps) => (
  <>
    <p role="alert" className="mt-3 font-semibold text-red">
      {attempt.reason && problems[attempt.reason]}
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
      {children}
    </div>
  </>
);

type SignInAgainProps = {
  words: DeskClientWords;
  /** null: the session has ended. */
  reason: Reason | null;
  /** Called at the end; `isDone`: the sign-in succeeded. */
  onEnd: (isDone: boolean) => void;
};

/** Asks for a new sign-in above the page; the form that needed it is then sent again. */
export function SignInAgain({ words, reason, onEnd }: SignInAgainProps) {
  const { again } = words;
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
      <Attempt {...{ words, attempt }}>
        <Button onClick={(event) => attempt.isBusy || closeDialog(event)}>{again.cancel}</Button>
      </Attempt>
    </Dialog>
  );
}

type ClosedDeskProps = {
  words: DeskClientWords;
  reason: Reason;
  /** Called after the sign-in, before the page is rendered anew. */
  onOpen?: () => void;
};

/** Why the desk is closed to its operator, with the button that opens it. */
export function ClosedDesk({ words, reason, onOpen }: ClosedDeskProps) {
  const router = useRouter();
  const attempt = useSignIn({
    onDone: () => {
      onOpen?.();
      router.refresh();
    },
  });
  return (
    <div className="page py-8">
      <h2>{words.again.title}</h2>
      <p className="mt-3 max-w-prose">{words.again.reasons[reason]}</p>
      <Attempt {...{ words, attempt }} />
    </div>
  );
}
