"use client";

import { type ReactNode, useEffect, useState } from "react";
import { REQUEST_KEY } from "@/lib/browser/core/device-keys";
import { read } from "@/lib/browser/core/device-store";
import type { LastRequestWords } from "@/lib/browser/leads/last-request";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { requestPath } from "@/lib/domain/leads/request-view";

type LastRequestProps = {
  lang: Lang;
  words: LastRequestWords;
  className?: string;
  /** Shown in the same space while there is no request. */
  children?: ReactNode;
};

/** When we ring, on the device that asked for it, with its private page. Its code is loaded only there. */
export function LastRequest({ lang, words, className = "", children }: LastRequestProps) {
  const [line, setLine] = useState<{ token: string; text: string } | null>(null);
  useEffect(() => {
    if (read(REQUEST_KEY) === null) return;
    const show = async () => {
      const { requestLine, updateRequest } = await import("@/lib/browser/leads/last-request");
      const known = requestLine(lang, words);
      setLine(known);
      if (!known) return;
      await updateRequest(known.token);
      setLine(requestLine(lang, words));
    };
    void show().catch(() => {}); // without the network the line waits
  }, [lang, words]);
  if (!line && !children) return null;
  return (
    <div className={`grid items-center *:[grid-area:1/1] ${className}`}>
      {children && <div className={line ? "invisible" : undefined}>{children}</div>}
      {line && (
        <p className="font-semibold">
          {line.text}{" "}
          <a
            className="inline-flex min-h-11 items-center underline"
            href={line.token ? requestPath(lang, line.token) : pathIn(lang, "/welcome#details")}
          >
            {words.change}
          </a>
        </p>
      )}
    </div>
  );
}
