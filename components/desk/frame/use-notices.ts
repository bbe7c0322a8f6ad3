"use client";

import { useEffect, useState } from "react";
import { readNotices } from "@/lib/browser/desk/desk-client";
import type { DeskNotice } from "@/lib/domain/health/desk-notice";
import { isSignInAgain, type SignInAgain } from "@/lib/domain/account/operator-access";

const EVERY_MS = 5 * 60_000;

type Known = {
  notices: readonly DeskNotice[];
  /** Why the desk is closed to this browser; null while it is open. */
  closed: SignInAgain | null;
};

/**
 * The notices for operators: read with the page, after each sign-in (`signIns` of them), and every five minutes while
 * the page is visible. These calls do not extend the desk's session, but notice its end.
 */
export const useNotices = (signIns: number): Known => {
  const [known, setKnown] = useState<Known>({ notices: [], closed: null });
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const reply = await readNotices();
      if (!isCurrent) return;
      if (reply.kind === "done") return setKnown({ ...reply.value, closed: null });
      // Any other failure says nothing about the notices: those shown stay.
      const code = reply.kind === "missing" ? reply.code : null;
      if (isSignInAgain(code)) setKnown((last) => ({ ...last, closed: code }));
    };
    void read();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void read();
    }, EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [signIns]);
  return known;
};
