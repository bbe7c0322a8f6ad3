import { useState } from "react";
import { LedgerSection } from "@/components/shared/ledger-section";
import { Button } from "@/components/ui/button";
import { downloadMyData } from "@/lib/browser/account/download-my-data";
import { fill } from "@/lib/domain/core/fill";
import type { SettingsWords } from "@/lib/content/en/settings";

/** A copy of everything, from the server and from this device, in one file. */
export function DownloadSection({ words }: { words: SettingsWords["copy"] }) {
  const [phase, setPhase] = useState<"open" | "busy" | "failed">("open");
  const [file, setFile] = useState("");

  const take = async () => {
    setPhase("busy");
    setFile("");
    const name = await downloadMyData(new Date());
    setPhase(name === null ? "failed" : "open");
    setFile(name ?? "");
  };
  return (
    <LedgerSection id="copy" title={words.title} lead={words.lead}>
      <Button aria-disabled={phase === "busy"} onClick={() => void (phase === "busy" || take())}>
        {phase === "busy" ? words.busy : words.button}
      </Button>
      <p role="status" className="mt-3 wrap-anywhere text-green">
        {file && fill(words.done, { file })}
      </p>
      {phase === "failed" && (
        <p role="alert" className="max-w-prose font-semibold text-red">
          {words.failed}
        </p>
      )}
    </LedgerSection>
  );
}
