"use client";

import { useEffect, useState } from "react";
import { exportLeads } from "@/lib/browser/desk/desk-client";
import { keepListOrder } from "@/lib/browser/desk/list-order";
import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import { fill } from "@/lib/domain/core/fill";
import { Button } from "@/components/ui/button";
import { shortDayIn } from "@/components/ui/date-format";
import { BulkBar } from "./bulk-bar";
import { DeleteMany } from "./delete-many";
import { ExportButtons } from "@/components/desk/export-buttons";
import { LeadFilters } from "./lead-filters";
import { LeadRows, LeadTable } from "./lead-rows";
import { ViewLink } from "@/components/desk/view-link";
import { LoadError } from "@/components/desk/load-error";
import { StatusChips } from "./status-chips";
import type { useLeadList } from "./use-lead-list";
import { type DeskView, returnTo } from "@/components/desk/use-desk-view";
import { useWide } from "./use-wide";
import type { DeskProps } from "@/components/desk/desk-words";

type DeskLeadsProps = DeskProps &
  ReturnType<typeof useLeadList> & {
    /** Whether it is the view on the screen: it stays mounted, with its scroll position, while a lead is shown. */
    isShown: boolean;
    counts: DeskCounts | null;
    /** How often others have changed the counts; the list is then out of date. */
    news: number;
    /** Some stored leads cannot be read: an empty result does not mean that there is none. */
    isPartial: boolean;
    go: (view: DeskView) => void;
  };

/** The list of leads: search, chips, filters, rows or a table, and what can be done to many. */
export function DeskLeads(props: DeskLeadsProps) {
  const { lang, words, isShown, counts, news, isPartial, go } = props;
  const { list, choice, find, reload, more } = props;
  const { rows, next, total, state, now } = list;
  const { screens } = words;
  const isWide = useWide();
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [readAt, setReadAt] = useState(news);
  const isTrouble = state === "later" || state === "missing";
  const Rows = isWide ? LeadTable : LeadRows;

  useEffect(() => {
    if (!isShown) return;
    keepListOrder(rows.map(({ id }) => id));
    if (state === "done") returnTo("leads");
  }, [isShown, rows, state]);

  const choose = (filter: DeskFilter) => {
    setReadAt(news);
    setPicked(picked && new Set());
    find({ ...choice, filter });
  };
  const again = () => {
    setReadAt(news);
    reload();
  };
  const toggle = (id: string) =>
    setPicked((last) => {
      const ids = new Set(last);
      if (!ids.delete(id)) ids.add(id);
      return ids;
    });
  const progress = () => {
    if (state === "searching")
      return next ? fill(words.list.searching, { date: shortDayIn(lang, next.at) }) : words.loading;
    if (state !== "done") return "";
    if (rows.length > 0)
      return total === null
        ? fill(words.list.count, { n: rows.length })
        : fill(screens.list.total, { n: total });
    if (isPartial) return words.list.noneHere;
    if (Object.keys(choice.filter).length === 0)
      return `${screens.today.first} ${screens.today.firstText}`;
    return `${screens.list.none} ${screens.list.noneText}`;
  };

  return (
    <div hidden={!isShown} className="page pb-12">
      <LeadFilters
        words={words}
        choice={choice}
        onFind={(wanted) => {
          setReadAt(news);
          find(wanted);
        }}
      />
      <StatusChips {...{ words, counts, filter: choice.filter }} onChoose={choose} />
      <section aria-label={words.list.title} className="mt-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p role="status" className="text-soft">
            {progress()}
          </p>
          <p className="desk-chips">
            {news > readAt && (
              <button type="button" className="desk-chip" onClick={again}>
                {screens.list.news} <strong>{screens.list.reload}</strong>
              </button>
            )}
            {rows.length > 0 && (
              <button
                type="button"
                className="desk-chip"
                aria-pressed={picked !== null}
                onClick={() => setPicked(picked ? null : new Set())}
              >
                {picked ? screens.many.stop : screens.many.select}
              </button>
            )}
            <ViewLink className="desk-chip" {...{ view: { kind: "add" }, go }}>
              {screens.tabs.add}
            </ViewLink>
          </p>
        </div>
        {picked && (
          <BulkBar
            words={words}
            leads={rows.filter(({ id }) => picked.has(id))}
            onDone={(failed) => {
              setPicked(new Set(failed));
              again();
            }}
          />
        )}
        {rows.length > 0 && (
          <Rows
            {...{ lang, words, rows, now, go }}
            picking={picked && { ids: picked, toggle }}
            order={choice.order}
            onOrder={(order) => find({ ...choice, order })}
          />
        )}
        {isTrouble && <LoadError {...{ lang, words: words.trouble }} kind={state} onRetry={more} />}
        {state === "done" && next && (
          <Button className="mt-4" onClick={more}>
            {words.list.more}
          </Button>
        )}
      </section>
      {(rows.length > 0 || next) && (
        <details className="entry mt-8 border-t border-rule">
          <summary>{screens.list.more}</summary>
          <section aria-labelledby="export" className="max-w-2xl pb-6">
            <h2 id="export" className="text-lg">
              {words.export.title}
            </h2>
            <p className="mt-2 mb-3 text-soft">{words.export.text}</p>
            <ExportButtons
              words={words.export}
              fileName={words.export.fileName}
              load={(format) => exportLeads(choice.filter, format, lang)}
            />
          </section>
          <section aria-labelledby="many" className="max-w-2xl pb-6">
            <h2 id="many" className="text-lg">
              {words.many.title}
            </h2>
            <p className="mt-2 mb-3 text-soft">{words.many.text}</p>
            <DeleteMany {...{ lang, words, filter: choice.filter }} onDeleted={again} />
          </section>
        </details>
      )}
    </div>
  );
}
