"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isOnScreen } from "@/lib/browser/desk/news";

/** Has the page rendered again every `everyMs` while it is on the screen, and when it comes back to it. */
export function Renewed({ everyMs }: { everyMs: number }) {
  const router = useRouter();
  useEffect(() => {
    const renew = () => {
      if (isOnScreen()) router.refresh();
    };
    const timer = setInterval(renew, everyMs);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, [everyMs, router]);
  return null;
}
