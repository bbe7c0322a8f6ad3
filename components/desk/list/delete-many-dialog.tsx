"use client";

import { useState } from "react";
import { deleteLeads } from "@/lib/browser/desk/desk-client";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import { fill } from "@/lib/domain/core/fill";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { closeDialog } from "@/components/ui/dialog";
import { DeskDialog } from "@/components/desk/desk-dialog";
import type { DeskRoomWords } from "@/components/desk/desk-words";

/** The leads to delete, and their counted number. */
export type ManyLeads = { filter: DeskFilter & { to: number }; count: number };

type DeleteManyDialogProps = {
  words: DeskRoomWords;
  leads: ManyLeads;
  /** The filter in words. */
  shown: string;
  onDeleted: () => void;
  onRecount: () => void;
  onClose: () => void;
};

type Phase = "open" | "wrong" | "busy" | "changed" | "failed" | "done";

/** The question before many leads are deleted: the operator types their number. One press then deletes them all. */
export function DeleteManyDialog(props: DeleteManyDialogProps) {
  const { words, leads, shown, onDeleted, onRecount, onClose } = props;
  const { many } = words;
  const [typed, setTyped] = useState("");
  const [phase, setPhase] = useState<Phase>("open");
  const [left, setLeft] = useState(leads.count);

  const remove = async () => {
    if (phase === "busy") return;
    if (Number(typed.trim()) !== leads.count) return setPhase("wrong");
    setPhase("busy");
    let rest = left;
    while (rest > 0) {
      const reply = await deleteLeads(leads.filter, rest);
      if (reply.kind !== "done") {
        setPhase(reply.kind === "conflict" ? "changed" : "failed");
        break;
      }
      rest = reply.value.left;
      setLeft(rest);
    }
    if (rest === 0) setPhase("done");
    if (rest < leads.count) onDeleted();
  };

  const isBusy = phase === "busy";
  const values = { n: leads.count, done: leads.count - left };
  return (
    <DeskDialog title={fill(many.question, values)} {...{ isBusy, onClose }}>
      {phase === "done" ? (
        <>
          <p role="status" className="mt-4 font-semibold">
            {fill(many.done, values)}
          </p>
          <Button className="mt-5" onClick={closeDialog}>
            {many.close}
          </Button>
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void remove();
          }}
        >
          <p className="mt-4 wrap-anywhere">
            {[leads.filter.flagged ? many.flagged : many.all, shown].filter(Boolean).join(": ")}
          </p>
          <p className="mt-2">{many.items}</p>
          <p className="mt-2 text-base text-soft">{many.stays}</p>
          <div className="mt-4">
            <Field
              name="count"
              label={fill(many.type, values)}
              problem={phase === "wrong" ? fill(many.wrong, values) : null}
            >
              {(control) => (
                <input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed}
                  readOnly={isBusy}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
          </div>
          <p role="status" className="mt-4 font-semibold">
            {isBusy && fill(many.progress, values)}
          </p>
          <p role="alert" className="font-semibold text-red">
            {(phase === "changed" || phase === "failed") && fill(many[phase], values)}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            {phase === "changed" ? (
              <Button kind="primary" onClick={onRecount}>
                {many.again}
              </Button>
            ) : (
              <Button kind="primary" type="submit" aria-disabled={isBusy}>
                {isBusy ? many.busy : fill(many.confirm, values)}
              </Button>
            )}
            <Button onClick={(event) => isBusy || closeDialog(event)}>{many.cancel}</Button>
          </div>
        </form>
      )}
    </DeskDialog>
  );
}
