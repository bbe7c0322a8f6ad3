"use client";

import { useEffect, useRef, useState } from "react";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { fill } from "@/lib/domain/core/fill";
import { momentIn } from "@/components/ui/date-format";
import { LedgerSection } from "@/components/shared/ledger-section";
import { isPlain } from "./desk-tabs";
import { EraseSection } from "./erase-section";
import { LeadCheck } from "./lead-check";
import { LeadFacts } from "./lead-facts";
import { LeadRowLink } from "./lead-rows";
import { LeadContactLinks } from "./lead-contact-links";
import { LeadNotes } from "./lead-notes";
import { StatusMark } from "./status-mark";
import { LoadError } from "./load-error";
import { type DeskView, hrefOf } from "./use-desk-view";
import { useLeadDetail } from "./use-lead-detail";
import type { DeskProps } from "./desk-words";

type LeadDetailProps = DeskProps & {
  id: string;
  go: (view: DeskView) => void;
  onChange: (row: LeadRow) => void;
  onErased: (references: readonly string[]) => void;
};

/** One lead with all data about it. */
export function LeadDetail({ lang, words, id, go, onChange, onErased }: LeadDetailProps) {
  const { state, retry, setFile } = useLeadDetail(id);
  const [erased, setErased] = useState<readonly string[] | null>(null);
  const change = (file: LeadDetail) => {
    setFile(file);
    onChange(file.row);
  };
  return (
    <article className="pt-4">
      <p className="page">
        <a
          className="inline-flex min-h-11 items-center font-semibold text-red underline"
          href={hrefOf({ kind: "leads" })}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            go({ kind: "leads" });
          }}
        >
          {words.file.back}
        </a>
      </p>
      {erased && (
        <p role="status" className="page py-6 font-semibold">
          {fill(words.erase.done, { references: erased.join(", ") })}
        </p>
      )}
      {!erased && state.kind === "loading" && (
        <p role="status" className="page py-6">
          {words.loading}
        </p>
      )}
      {!erased && (state.kind === "later" || state.kind === "missing") && (
        <div className="page pb-10">
          <LoadError {...{ lang, words: words.trouble }} kind={state.kind} onRetry={retry} />
        </div>
      )}
      {!erased && state.kind === "known" && (
        <Known
          {...{ lang, words, go, file: state.file }}
          onChange={change}
          onErased={(references) => {
            setErased(references);
            onErased(references);
          }}
        />
      )}
    </article>
  );
}

type KnownProps = DeskProps & {
  file: LeadDetail;
  go: (view: DeskView) => void;
  onChange: (file: LeadDetail) => void;
  onErased: (references: readonly string[]) => void;
};

function Known({ lang, words, file, go, onChange, onErased }: KnownProps) {
  const { row, others } = file;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header className="page pb-8">
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere">
          {row.name || row.business || row.email || words.list.noName}
        </h2>
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <StatusMark status={row.status} words={words.statuses} />
          {words.kinds[row.kind]} · {row.reference}
        </p>
        <p className="mt-1 text-soft">
          {fill(words.file.arrived, { date: momentIn(lang, row.arrivedAt) })}
        </p>
        <LeadContactLinks words={words} row={row} />
      </header>
      <LedgerSection id="work" title={words.work.title}>
        <LeadNotes {...{ lang, words, file, onChange }} />
      </LedgerSection>
      <LedgerSection id="told" title={words.file.told}>
        <LeadFacts {...{ lang, words, file }} />
      </LedgerSection>
      {row.kind !== "newsletter" && (
        <LedgerSection id="check" title={words.file.check}>
          <LeadCheck {...{ lang, words }} id={row.id} check={file.check} />
        </LedgerSection>
      )}
      {others.length > 0 && (
        <LedgerSection id="others" title={words.file.others}>
          <ul className="entries">
            {others.map((other) => (
              <li key={other.id}>
                <LeadRowLink {...{ lang, words, go }} row={other} now={row.arrivedAt} />
              </li>
            ))}
          </ul>
        </LedgerSection>
      )}
      <LedgerSection id="erase" title={words.erase.title} lead={words.erase.text}>
        <EraseSection {...{ lang, words, file, onErased }} />
      </LedgerSection>
    </>
  );
}
