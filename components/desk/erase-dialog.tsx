"use client";

import { useEffect, useRef, useState } from "react";
import { eraseLeads } from "@/lib/browser/desk-client";
import type { DeskLead } from "@/lib/domain/desk-file";
import { shortDayIn } from "@/components/account/moment";
import { Button } from "@/components/ui/button";
import { useSamePerson } from "./use-same-person";
import type { DeskProps } from "./words";

export type EraseProps = DeskProps & {
  file: DeskLead;
  onErased: (references: readonly string[]) => void;
};

/** The one question before everything about a person is gone; what is not theirs can be unticked. */
export function EraseDialog(props: EraseProps & { onClose: () => void }) {
  const { lang, words, file, onErased, onClose } = props;
  const { erase } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, isSearching } = useSamePerson(file);
  const [spared, setSpared] = useState<readonly string[]>([]);
  const [phase, setPhase] = useState<"open" | "busy" | "failed">("open");

  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => element.close();
  }, []);

  const isBusy = phase === "busy" || isSearching;
  const confirm = async () => {
    if (isBusy) return;
    setPhase("busy");
    const ids = rows.map(({ id }) => id).filter((id) => !spared.includes(id));
    const reply = await eraseLeads(ids);
    if (reply.kind === "done") onErased(reply.value.references);
    else setPhase("failed");
  };
  const toggle = (id: string) =>
    setSpared((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));

  return (
    <dialog
      ref={dialog}
      className="desk-sheet stitched"
      aria-labelledby="erase-question"
      onClose={() => dialog.current?.open || onClose()}
      onCancel={(event) => phase === "busy" && event.preventDefault()}
    >
      <div className="px-5 pt-5 pb-6 sm:px-8 sm:pt-7">
        <h2 ref={heading} id="erase-question" tabIndex={-1} className="outline-none">
          {erase.question}
        </h2>
        <h3 className="mt-5">{erase.leads}</h3>
        <ul className="mt-2">
          {rows.map(({ id, reference, kind, name, arrivedAt }) => (
            <li key={id}>
              <label className="inline-flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-red"
                  checked={!spared.includes(id)}
                  disabled={id === file.row.id}
                  onChange={() => toggle(id)}
                />
                <span className="wrap-anywhere">
                  {[reference, words.kinds[kind], name, shortDayIn(lang, arrivedAt)]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p role="status" className="text-soft">
          {isSearching && erase.searching}
        </p>
        <p className="mt-4">
          {erase.items} {file.hasAccount && erase.account}
        </p>
        <p className="mt-2 text-base text-soft">{erase.stays}</p>
        <p role="alert" className="mt-4 font-semibold text-red">
          {phase === "failed" && erase.failed}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button kind="primary" aria-disabled={isBusy} onClick={() => void confirm()}>
            {phase === "busy" ? erase.busy : erase.confirm}
          </Button>
          <Button onClick={() => phase === "busy" || dialog.current?.close()}>
            {erase.cancel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
