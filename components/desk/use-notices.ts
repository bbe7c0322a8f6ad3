"use client";

import { useEffect, useState } from "react";
import { readNotices } from "@/lib/browser/desk-client";
import type { DeskNotice } from "@/lib/domain/desk-notice";

const EVERY_MS = 5 * 60_000;

/** What operators should know: read with the page, then every five minutes while somebody looks at it. */
export const useNotices = (): readonly DeskNotice[] => {
  const [notices, setNotices] = useState<readonly DeskNotice[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const reply = await readNotices();
      // A failed read says nothing about the notices: those shown stay.
      if (isCurrent && reply.kind === "done") setNotices(reply.value.notices);
    };
    void read();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void read();
    }, EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, []);
  return notices;
};
