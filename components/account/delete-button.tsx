import { useState } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { SettingsWords } from "@/lib/content/en/settings";
import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog";

type Failure = "failed" | "expired";

type DeleteDialogProps = {
  lang: Lang;
  words: SettingsWords["deletion"]["dialog"];
  hasAccount: boolean;
  /** Resolves to null when all is deleted; else to the reason. */
  onConfirm: () => Promise<Failure | null>;
  onClose: () => void;
};

/** The question before everything is deleted: what, from where, and what stays. */
function DeleteDialog(props: DeleteDialogProps) {
  const { lang, words, hasAccount, onConfirm, onClose } = props;
  const [phase, setPhase] = useState<"open" | "busy" | Failure>("open");
  const isBusy = phase === "busy";
  const confirm = async () => {
    setPhase("busy");
    const failure = await onConfirm();
    if (failure) setPhase(failure);
  };

  return (
    <Dialog title={words.title} isBusy={isBusy} onClose={onClose}>
      <h3 className="mt-5">{words.server}</h3>
      <PlainList items={[...words.serverItems, ...(hasAccount ? [words.accountItem] : [])]} />
      <h3 className="mt-4">{words.device}</h3>
      <PlainList items={words.deviceItems} />
      <p className="mt-4 text-base text-soft">
        {words.stays}{" "}
        <a className="underline" href={pathIn(lang, "/privacy#deleting")}>
          {words.staysLink}
        </a>
      </p>
      <p className="mt-2 text-base text-soft">{words.copy}</p>
      <p role="alert" className="mt-4 font-semibold text-red">
        {phase !== "open" && !isBusy && words[phase]}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {/* Not the red of every other first button: this one takes away. */}
        <Button
          className="bg-ink text-paper hover:bg-soft"
          aria-disabled={isBusy}
          onClick={() => void (isBusy || confirm())}
        >
          {isBusy ? words.busy : words.confirm}
        </Button>
        <Button aria-disabled={isBusy} onClick={(event) => isBusy || closeDialog(event)}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

const PlainList = ({ items }: { items: readonly string[] }) => (
  <ul className="mt-2 list-disc pl-5 leading-[1.45]">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

type DeleteButtonProps = Omit<DeleteDialogProps, "words" | "onClose"> & {
  words: SettingsWords["deletion"];
};

/** Deletion of everything: a quiet button, which opens one clear question. */
export function DeleteButton({ words, ...dialog }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button className="text-red" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      {isAsking && (
        <DeleteDialog {...dialog} words={words.dialog} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
