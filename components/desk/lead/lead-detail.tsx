"use client";

import { useEffect, useRef, useState } from "react";
import { listOrder } from "@/lib/browser/desk/list-order";
import { draftOf } from "@/lib/browser/desk/note-draft";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { fill } from "@/lib/domain/core/fill";
import { momentIn } from "@/components/ui/date-format";
import { ViewLink } from "@/components/desk/view-link";
import { EraseSection } from "./erase-section";
import { LeadNotes } from "./lead-notes";
import { LeadCard } from "./lead-card";
import { LeadCheck } from "./lead-check";
import { LeadEdit } from "./lead-edit";
import { LeadMark } from "./lead-mark";
import { LeadFacts } from "./lead-facts";
import { LeadMessage } from "./lead-message";
import { LeadStage } from "./lead-stage";
import { aboutOf, packageOf, scoreOf, titleOf } from "@/components/desk/row-texts";
import { LoadError } from "@/components/desk/load-error";
import type { DeskView } from "@/components/desk/use-desk-view";
import { useLeadDetail } from "./use-lead-detail";
import type { DeskProps } from "@/components/desk/desk-words";
import "./lead-detail.css";

type Go = (view: DeskView) => void;
type LeadDetailProps = DeskProps & {
  id: string;
  go: Go;
  onChange: (row: LeadRow) => void;
  onErased: (references: readonly string[]) => void;
};

const LINK = "inline-flex min-h-11 items-center font-semibold text-red underline";

/** One lead with all data about it. */
export function LeadDetail({ lang, words, id, go, onChange, onErased }: LeadDetailProps) {
  const { state, retry, refresh, setDetail } = useLeadDetail(id);
  const [erased, setErased] = useState<readonly string[] | null>(null);
  const [order] = useState(listOrder);
  const [openedAt] = useState(() => Date.now());
  const at = order.indexOf(id);
  const neighbours = at < 0 ? [] : [order[at - 1], order[at + 1]];
  const change = (detail: LeadDetail) => {
    setDetail(detail);
    onChange(detail.row);
  };
  const isUnseen = state.kind === "missing" || state.kind === "closed";
  const unsaved = isUnseen ? draftOf(id, openedAt) : null;
  return (
    <article>
      <nav aria-label={words.screens.list.label} className="page flex flex-wrap gap-x-6">
        <ViewLink className={LINK} view={{ kind: "leads" }} go={go}>
          {words.detail.back}
        </ViewLink>
        {neighbours[0] && (
          <ViewLink className={LINK} view={{ kind: "lead", id: neighbours[0] }} go={go}>
            {words.leadPage.previous}
          </ViewLink>
        )}
        {neighbours[1] && (
          <ViewLink className={LINK} view={{ kind: "lead", id: neighbours[1] }} go={go}>
            {words.leadPage.next}
          </ViewLink>
        )}
      </nav>
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
      {!erased && (state.kind === "later" || isUnseen) && (
        <div className="page pb-10">
          {state.kind === "missing" && <p className="py-4">{words.leadPage.missing.gone}</p>}
          {unsaved && (
            <>
              <p>{words.leadPage.missing.draft}</p>
              <p className="lead-said my-3">{unsaved.text}</p>
            </>
          )}
          <LoadError
            {...{ lang, words: words.trouble }}
            kind={isUnseen ? "missing" : "later"}
            onRetry={retry}
          />
        </div>
      )}
      {!erased && state.kind === "known" && (
        <Known
          {...{ lang, words, go, detail: state.detail }}
          onChange={change}
          reload={refresh}
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
  detail: LeadDetail;
  go: Go;
  onChange: (detail: LeadDetail) => void;
  reload: () => void;
  onErased: (references: readonly string[]) => void;
};

function Known({ lang, words, detail, go, onChange, reload, onErased }: KnownProps) {
  const { row, lead } = detail;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const part = { lang, words, detail, onChange };
  const message = lead.kind === "contact" ? lead.message : "";
  return (
    <div className="page">
      <header className="lead-head">
        <h2 ref={heading} tabIndex={-1}>
          {titleOf(row, words)}
        </h2>
        <p className="font-semibold">
          {[aboutOf(row, words), packageOf(row), scoreOf(row, words)].filter(Boolean).join(" · ")}
        </p>
        {message && <p className="lead-said">{message}</p>}
        <p className="text-soft">
          {[row.business !== titleOf(row, words) && row.business, row.phone, row.reference]
            .filter(Boolean)
            .join(" · ")}{" "}
          · {fill(words.detail.arrived, { date: momentIn(lang, row.arrivedAt) })}
        </p>
      </header>
      <LeadMessage {...part} />
      <div className="lead-columns">
        <div>
          <LeadStage {...part} />
          <LeadCard {...part} go={go} reload={reload} />
          {row.kind !== "newsletter" && (
            <section aria-labelledby="check">
              <h3 id="check">{words.detail.check}</h3>
              <LeadCheck {...{ lang, words }} id={row.id} check={detail.check} />
            </section>
          )}
          <section aria-labelledby="known">
            <h3 id="known">{words.detail.known}</h3>
            <details className="entry">
              <summary>{words.leadPage.sections.facts}</summary>
              <LeadFacts {...{ lang, words, detail }} />
            </details>
            <LeadEdit {...part} />
            <LeadMark {...part} />
            <details className="entry">
              <summary>{words.erase.title}</summary>
              <p className="mb-3">{words.erase.text}</p>
              <EraseSection {...{ lang, words, detail, onErased }} />
            </details>
          </section>
        </div>
        <LeadNotes {...part} />
      </div>
    </div>
  );
}
