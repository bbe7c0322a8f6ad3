"use client";

import { useRouter } from "next/navigation";
import { GoogleMark } from "@/components/auth/google-mark";
import { useSignIn } from "@/components/auth/use-sign-in";
import { Button } from "@/components/ui/button";
import type { SignInAgain } from "@/lib/domain/account/operator-access";
import type { DeskClientWords } from "./desk-client-words";

type ClosedDeskProps = {
  words: DeskClientWords;
  reason: SignInAgain;
  /** Called after the sign-in, before the page is rendered anew. */
  onOpen?: () => void;
};

/** Why the desk is closed to its operator, with the button that opens it. */
export function ClosedDesk({
  words: { again, problems, signIn },
  reason,
  onOpen,
}: ClosedDeskProps) {
  const router = useRouter();
  const attempt = useSignIn({
    onDone: () => {
      onOpen?.();
      router.refresh();
    },
  });
  return (
    <div className="page py-8">
      <h2>{again.title}</h2>
      <p className="mt-3 max-w-prose">{again.reasons[reason]}</p>
      <p role="alert" className="mt-3 font-semibold text-red">
        {attempt.reason && problems[attempt.reason]}
      </p>
      <Button
        kind="primary"
        className="mt-5"
        aria-disabled={attempt.isBusy}
        onPointerEnter={attempt.prepare}
        onClick={() => void (attempt.isBusy || attempt.start())}
      >
        {!attempt.isBusy && <GoogleMark className="size-5" />}
        {attempt.isBusy ? signIn.busy : signIn.signIn}
      </Button>
    </div>
  );
}
