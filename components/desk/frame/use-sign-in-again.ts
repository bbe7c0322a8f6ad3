"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { setSignInGate } from "@/lib/browser/desk/desk-client";
import type { SignInAgain } from "@/lib/domain/account/operator-access";

type Waiting = { done: Promise<boolean>; end: (isDone: boolean) => void };

/**
 * Makes the desk's calls wait for a new sign-in when the server asks for one. `reason` is set while they wait; `ask`
 * asks without a call; `end` passes on the result; `signIns` counts the successful ones.
 */
export const useSignInAgain = () => {
  const waiting = useRef<Waiting | null>(null);
  const [reason, setReason] = useState<SignInAgain | null>(null);
  const [signIns, setSignIns] = useState(0);

  const ask = useCallback((why: SignInAgain): Promise<boolean> => {
    if (!waiting.current) {
      let end: Waiting["end"] = () => {};
      const done = new Promise<boolean>((resolve) => {
        end = resolve;
      });
      waiting.current = { done, end };
      setReason(why);
    }
    return waiting.current.done;
  }, []);

  const end = useCallback((isDone: boolean) => {
    waiting.current?.end(isDone);
    waiting.current = null;
    setReason(null);
    if (isDone) setSignIns((last) => last + 1);
  }, []);

  useEffect(() => {
    setSignInGate(ask);
    return () => setSignInGate(async () => false);
  }, [ask]);

  return { reason, ask, end, signIns };
};
