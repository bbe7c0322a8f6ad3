"use client";

import { useState } from "react";
import type { Reply } from "@/lib/browser/core/api-call";
import { downloadFile } from "@/lib/browser/core/download";
import { EXPORT_FORMATS, type ExportFormat } from "@/lib/domain/desk/desk-log";
import { localDay } from "@/lib/domain/check/report";
import { Button } from "@/components/ui/button";
import type { DeskRoomWords } from "./desk-words";

type ExportButtonsProps = {
  words: DeskRoomWords["export"];
  fileName: string;
  /** Asks for the file. Never rejects. */
  load: (format: ExportFormat) => Promise<Reply<Blob>>;
};

/** A file in each format. */
export function ExportButtons({ words, fileName, load }: ExportButtonsProps) {
  const [phase, setPhase] = useState<"ready" | "busy" | "failed" | "missing">("ready");
  const take = async (format: ExportFormat) => {
    setPhase("busy");
    const reply = await load(format);
    if (reply.kind === "done")
      downloadFile(`${fileName}-${localDay(new Date())}.${format}`, reply.value);
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
