"use client";

import { useEffect, useRef } from "react";
import type { AuthWords } from "@/lib/content/en/auth";
import { Button } from "@/components/ui/button";
import { GoogleMark } from "./google-mark";
import type { useSignIn } from "./use-sign-in";

type SignInButtonProps = {
  words: AuthWords["button"];
  attempt: ReturnType<typeof useSignIn>;
  className?: string;
};

/** 'Sign in with Google'; busy and disabled while Google's window is open. */
export function SignInButton({ words, attempt, className = "" }: SignInButtonProps) {
  const { isBusy, isReady, reason, prepare, start } = attempt;
  const button = useRef<HTMLButtonElement>(null);

  // A disabled button loses the focus: restore it after a failure.
  useEffect(() => {
    if (reason && document.activeElement === document.body) button.current?.focus();
  }, [reason]);

  return (
    <Button
      ref={button}
      className={`noscript:hidden ${className}`}
      disabled={isBusy || !isReady}
      aria-busy={isBusy}
      onPointerEnter={prepare}
      onClick={() => void start()}
    >
      {isBusy ? <Spinner /> : <GoogleMark className="size-5" />}
      {isBusy ? words.busy : words.signIn}
    </Button>
  );
}

const Spinner = () => (
  <span
    className="animate-spin size-5 flex-none rounded-[50%] border-3 border-margin border-t-red"
    aria-hidden="true"
  />
);
