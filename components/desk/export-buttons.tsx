"use client";

import { useState } from "react";
import { exportLeads } from "@/lib/browser/desk/desk-client";
import { downloadFile } from "@/lib/browser/core/download";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import { EXPORT_FORMATS, type ExportFormat } from "@/lib/domain/desk/desk-log";
import type { Lang } from "@/lib/domain/core/languages";
import { localDay } from "@/lib/domain/check/report";
import { Button } from "@/components/ui/button";
import type { DeskRoomWords } from "./desk-words";

type ExportButtonsProps = { lang: Lang; words: DeskRoomWords["export"]; filter: DeskFilter };

/** The leads of the filter as a file. */
export function ExportButtons({ lang, words, filter }: ExportButtonsProps) {
  const [phase, setPhase] = useState<"ready" | "busy" | "failed" | "missing">("ready");
  const take = async (format: ExportFormat) => {
    setPhase("busy");
    const reply = await exportLeads(filter, format, lang);
    if (reply.kind === "done")
      downloadFile(`${words.fileName}-${localDay(new Date())}.${format}`, reply.value);
    setPhase(reply.kind === "later" ? "failed" : reply.kind === "done" ? "ready" : "missing");
  };
  return (
    <>
      <p className="flex flex-wrap gap-3">
        {EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            aria-disabled={phase === "busy"}
            onClick={() => void (phase === "busy" || take(format))}
          >
            {words[format]}
          </Button>
        ))}
      </p>
      <p role="status" className="mt-3 font-semibold">
        {phase !== "ready" && words[phase]}
      </p>
    </>
  );
}
