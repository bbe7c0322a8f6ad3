"use client";

import { useEffect, useRef, useState } from "react";
import type { AuthWords } from "@/lib/content/en/auth";
import { Button } from "@/components/ui/button";
import { GoogleMark } from "./google-mark";
import { SignInError, type SignInReason } from "@/lib/domain/account/sign-in-reason";
import { useAuth } from "./auth-provider";

const reasonOf = (error: unknown): SignInReason =>
  error instanceof Error && error.cause instanceof SignInError ? error.cause.reason : "other";

type Outcome = { onDone?: () => void; onFailed?: (error: unknown) => void };

/** A sign-in by a button: whether it can be pressed, and why the last try failed. */
export const useSignIn = ({ onDone, onFailed }: Outcome = {}) => {
  const { state, isSigningIn, prepare, signIn } = useAuth();
  const [reason, setReason] = useState<SignInReason | null>(null);
  const start = async () => {
    setReason(null);
    try {
      await signIn();
      onDone?.();
    } catch (error) {
      setReason(reasonOf(error));
      onFailed?.(error);
    }
  };
  return { isBusy: isSigningIn, isReady: state === "logged-out", reason, prepare, start };
};

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
