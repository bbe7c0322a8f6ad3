"use client";

import { useState } from "react";
import { eraseLeads } from "@/lib/browser/desk/desk-client";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { shortDayIn } from "@/components/ui/date-format";
import { Button } from "@/components/ui/button";
import { closeDialog } from "@/components/ui/dialog";
import { DeskDialog } from "@/components/desk/desk-dialog";
import { useSamePerson } from "./use-same-person";
import type { DeskProps } from "@/components/desk/desk-words";

export type EraseProps = DeskProps & {
  detail: LeadDetail;
  onErased: (references: readonly string[]) => void;
};

/**
 * The question before everything about a person is deleted. A lead with only the same phone or address may be another
 * person's, and a deletion cannot be undone: the operator ticks the leads to include.
 */
export function EraseDialog(props: EraseProps & { onClose: () => void }) {
  const { lang, words, detail, onErased, onClose } = props;
  const { erase } = words;
  const found = useSamePerson(detail);
  const more = found?.rows ?? null;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [phase, setPhase] = useState<"open" | "busy" | "failed">("open");

  const isBusy = phase === "busy" || more === null;
  const confirm = async () => {
    if (isBusy) return;
    setPhase("busy");
    const reply = await eraseLeads([...ticked, detail.row.id]);
    if (reply.kind === "done") onErased(reply.value.references);
    else setPhase("failed");
  };
  const toggle = (id: string) =>
    setTicked((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));

  const lineOf = ({ reference, kind, name, arrivedAt }: LeadRow) =>
    [reference, words.kinds[kind], name, shortDayIn(lang, arrivedAt)].filter(Boolean).join(" · ");

  return (
    <DeskDialog title={erase.question} isBusy={phase === "busy"} onClose={onClose}>
      <h3 className="mt-5">{erase.leads}</h3>
      <ul className="mt-2">
        {[detail.row, ...detail.others].map((row) => (
          <li key={row.id} className="wrap-anywhere">
            {lineOf(row)}
          </li>
        ))}
      </ul>
      <p role="status" className="text-soft">
        {more === null && erase.searching}
        {found?.isWhole === false && erase.notWhole}
      </p>
      {more && more.length > 0 && (
        <fieldset className="mt-4">
          <legend className="font-semibold">{erase.more}</legend>
          {more.map((row) => (
            <label key={row.id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-red"
                checked={ticked.includes(row.id)}
                onChange={() => toggle(row.id)}
              />
              <span className="wrap-anywhere">{lineOf(row)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="mt-4">
        {erase.items} {detail.hasAccount && erase.account}
      </p>
      <p className="mt-2 text-base text-soft">{erase.stays}</p>
      <p role="alert" className="mt-4 font-semibold text-red">
        {phase === "failed" && erase.failed}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" aria-disabled={isBusy} onClick={() => void confirm()}>
          {phase === "busy" ? erase.busy : erase.confirm}
        </Button>
        <Button onClick={(event) => phase === "busy" || closeDialog(event)}>{erase.cancel}</Button>
      </div>
    </DeskDialog>
  );
}
