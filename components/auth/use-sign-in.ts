import { useState } from "react";
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
