"use client";

import { useState } from "react";
import { isSilent } from "@/lib/domain/advice/advice-day";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { AddLead } from "@/components/desk/list/add-lead";
import { DeskFrame } from "@/components/desk/frame/desk-frame";
import { DeskFunnel } from "@/components/desk/numbers/desk-funnel";
import { DeskHealth } from "@/components/desk/health/desk-health";
import { DeskLeads } from "@/components/desk/list/desk-leads";
import { DeskLog } from "@/components/desk/log/desk-log";
import { DeskToday } from "@/components/desk/today/desk-today";
import { LeadDetail } from "@/components/desk/lead/lead-detail";
import { Notices } from "@/components/desk/frame/notices";
import { SignInAgain } from "@/components/desk/frame/sign-in-again";
import { TemplateEditor } from "@/components/desk/templates/template-editor";
import { useDeskCounts } from "@/components/desk/frame/use-desk-counts";
import { useDeskView } from "./use-desk-view";
import { useLeadList } from "@/components/desk/list/use-lead-list";
import { useNotices } from "@/components/desk/frame/use-notices";
import { useSignInAgain } from "@/components/desk/frame/use-sign-in-again";
import type { DeskProps } from "./desk-words";

/** The operator's page: a slim header with tabs, and the view that the address names. */
export function DeskRoom({ lang, words }: DeskProps) {
  const { view, isKnown, go } = useDeskView();
  const again = useSignInAgain();
  const { notices, closed } = useNotices(again.signIns);
  const { counts, changes, news, setCounts } = useDeskCounts(again.signIns);
  // That all is well with the AI is on the Health tab.
  const shown = notices.filter((notice) => notice.kind !== "advice" || isSilent(notice));
  const isPartial = notices.some(({ kind }) => kind === "damagedAside");
  // Today and the list stay mounted once they were opened, and load nothing before.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isKept = isKnown && (view.kind === "today" || view.kind === "leads");
  if (isKept && !opened.has(view.kind)) setOpened(new Set([...opened, view.kind]));
  const [changed, setChanged] = useState<Changed>({ row: null, erased: [] });
  return (
    <div className="desk">
      <DeskFrame {...{ lang, words, view, counts, go }} />
      <p className="page hidden py-8 noscript:block">{words.withoutScript}</p>
      <Notices
        {...{ lang, words, notices: shown, closed }}
        onSignIn={(reason) => void again.ask(reason)}
      />
      {view.kind === "lead" && (
        <LeadDetail
          key={view.id}
          {...{ lang, words, go }}
          id={view.id}
          onChange={(row) => setChanged({ row, erased: [] })}
          onErased={(erased) => setChanged({ row: null, erased })}
        />
      )}
      {view.kind === "numbers" && <DeskFunnel {...{ lang, words, isPartial }} />}
      {view.kind === "add" && <AddLead {...{ lang, words, go }} />}
      {view.kind === "templates" && <TemplateEditor lang={lang} words={words} />}
      {view.kind === "health" && <DeskHealth lang={lang} words={words} />}
      {view.kind === "log" && <DeskLog lang={lang} words={words} />}
      {opened.has("today") && (
        <DeskToday
          {...{ lang, words, changes, counts, isPartial, go }}
          isShown={view.kind === "today"}
          onCounts={setCounts}
        />
      )}
      {opened.has("leads") && (
        <KeptLeads
          {...{ lang, words, counts, news, isPartial, go, changed }}
          isShown={view.kind === "leads"}
        />
      )}
      {again.reason && <SignInAgain words={words} reason={again.reason} onEnd={again.end} />}
    </div>
  );
}

/** What the lead's page has changed since the list was read. */
type Changed = { row: LeadRow | null; erased: readonly string[] };

type KeptLeadsProps = Omit<
  Parameters<typeof DeskLeads>[0],
  keyof ReturnType<typeof useLeadList>
> & {
  changed: Changed;
};

/** The list with its data, which follows what is changed at a lead. */
function KeptLeads({ changed, ...props }: KeptLeadsProps) {
  const state = useLeadList();
  const [seen, setSeen] = useState(changed);
  if (seen !== changed) {
    setSeen(changed);
    if (changed.row) state.replace(changed.row);
    if (changed.erased.length > 0) state.drop(changed.erased);
  }
  return <DeskLeads {...props} {...state} />;
}
