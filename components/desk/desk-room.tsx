"use client";

import "./desk-room.css";
import { LedgerSection } from "@/components/shared/ledger-section";
import { DeleteMany } from "./delete-many";
import { DeskFunnel } from "./desk-funnel";
import { DeskHealth } from "./desk-health";
import { DeskLog } from "./desk-log";
import { DeskTabs } from "./desk-tabs";
import { ExportButtons } from "./export-buttons";
import { LeadDetail } from "./lead-detail";
import { LeadFilters } from "./lead-filters";
import { LeadRows } from "./lead-rows";
import { Notices } from "./notices";
import { SignInAgain } from "./sign-in-again";
import { LoadError } from "./load-error";
import { useDeskView } from "./use-desk-view";
import { useLeadList } from "./use-lead-list";
import { useNotices } from "./use-notices";
import { useSignInAgain } from "./use-sign-in-again";
import type { DeskProps } from "./desk-words";

/** The operator's page: the list of leads, one lead, the funnel, the health, or the log. */
export function DeskRoom({ lang, words }: DeskProps) {
  const { view, go } = useDeskView();
  const again = useSignInAgain();
  const { list, filter, find, more, replace, drop } = useLeadList();
  const { rows, state } = list;
  const { notices, closed } = useNotices(again.signIns);
  const isPartial = notices.some(({ kind }) => kind === "damagedAside");
  const isTrouble = state === "later" || state === "missing";
  return (
    <div className="desk">
      <p className="page hidden py-8 noscript:block">{words.withoutScript}</p>
      <DeskTabs words={words.views} view={view} go={go} />
      <Notices
        {...{ lang, words, notices, closed }}
        onSignIn={(reason) => void again.ask(reason)}
      />
      {view.kind === "lead" && (
        <LeadDetail
          key={view.id}
          {...{ lang, words, go }}
          id={view.id}
          onChange={replace}
          onErased={drop}
        />
      )}
      {view.kind === "funnel" && <DeskFunnel lang={lang} words={words} />}
      {view.kind === "health" && <DeskHealth lang={lang} words={words} />}
      {view.kind === "log" && <DeskLog lang={lang} words={words} />}
      {/* Stays mounted, with filter and scroll position, while a lead is shown. */}
      <div hidden={view.kind !== "leads"}>
        <LedgerSection id="find" title={words.filter.title}>
          <LeadFilters words={words} onFind={find} />
        </LedgerSection>
        <LedgerSection id="leads" title={words.list.title}>
          <LeadRows {...{ lang, words, list, isPartial, go }} onMore={more} />
          {isTrouble && (
            <LoadError {...{ lang, words: words.trouble }} kind={state} onRetry={more} />
          )}
        </LedgerSection>
        {rows.length > 0 && (
          <LedgerSection id="export" title={words.export.title} lead={words.export.text}>
            <ExportButtons lang={lang} words={words.export} filter={filter} />
          </LedgerSection>
        )}
        {(rows.length > 0 || list.next) && (
          <LedgerSection id="many" title={words.many.title} lead={words.many.text}>
            <DeleteMany {...{ lang, words, filter }} onDeleted={() => find(filter)} />
          </LedgerSection>
        )}
      </div>
      {again.reason && <SignInAgain words={words} reason={again.reason} onEnd={again.end} />}
    </div>
  );
}
