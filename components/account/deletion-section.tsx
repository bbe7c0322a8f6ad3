import { useState } from "react";
import { LedgerSection } from "@/components/shared/ledger-section";
import { Button } from "@/components/ui/button";
import type { Lang } from "@/lib/domain/core/languages";
import type { SettingsWords } from "@/lib/content/en/settings";
import { DeleteDialog, type Failure } from "./delete-dialog";

type DeletionSectionProps = {
  lang: Lang;
  words: SettingsWords["deletion"];
  hasAccount: boolean;
  onConfirm: () => Promise<Failure | null>;
};

/** Deletion of everything: a quiet button, which opens one clear question. */
export function DeletionSection({ words, ...dialog }: DeletionSectionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <LedgerSection id="deletion" title={words.title} lead={words.lead}>
      <Button className="text-red" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      {isAsking && (
        <DeleteDialog {...dialog} words={words.dialog} onClose={() => setAsking(false)} />
      )}
    </LedgerSection>
  );
}
