import { indianDay } from "@/lib/domain/core/indian-day";
import { loggedFilter } from "@/lib/domain/desk/desk-log";
import { contentIn } from "@/lib/content";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/domain/core/csv";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import { outgoingCheck } from "@/lib/domain/leads/outgoing-lead";
import type { DeskFilter } from "@/lib/domain/leads/desk-filter";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Page } from "@/lib/server/store/store";
import type { DeskParts } from "./desk-parts";
import { type LinkTo, unsubscribeLink } from "@/lib/server/leads/unsubscribe-links";
import { exportCells, type ExportedLead, exportHeads } from "./export-cells";
import { visibleCheckOf } from "@/lib/server/leads/sender-check";
import { countLeads, matchingLeads } from "@/lib/server/leads/lead-scan";

/** A CSV file that the browser saves as `name` with the day in India. */
export const exportFile = (name: string, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${indianDay(Date.now())}.csv"`,
    },
  });

type Parts = Pick<DeskParts, "leads" | "users" | "log" | "alarm" | "linker">;
type Texts = { head: string; row: (lead: ExportedLead) => string };

const textsIn = (lang: Lang): Texts => {
  const words = {
    ...contentIn(lang),
    lang,
    labels: fieldWordsIn(lang, "label"),
    choices: fieldWordsIn(lang, "choices"),
    questions: checkWordsIn(lang).questions,
  };
  return {
    head: BYTE_ORDER_MARK + csvRow(exportHeads(words)),
    row: (lead) => csvRow(exportCells(lead, words)),
  };
};

const streamOf = (texts: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await texts.return(undefined);
    },
  });
};

/** Leads in a piece of the file: a long text is collected late, and many of them take much memory meanwhile. */
const PIECE = 25;

/** Exports leads as CSV. */
export const createLeadExport = ({ leads, users, log, alarm, linker }: Parts) => {
  const rowOf = async (
    { cursor: { id }, record: { updatedAt, ...lead } }: Page<Lead>["rows"][number],
    linkTo: LinkTo,
  ): Promise<ExportedLead> => {
    const check = outgoingCheck(await visibleCheckOf(users, lead));
    return { ...lead, id, check, unsubscribe: unsubscribeLink(id, lead, linkTo) };
  };

  /** The file in pieces of some leads each, which bounds the memory. */
  async function* pieces(filter: DeskFilter, { head, row }: Texts, logId: string) {
    const linkTo = await linker();
    let count = 0;
    yield head;
    for await (const rows of matchingLeads(leads, filter))
      for (let at = 0; at < rows.length; at += PIECE) {
        const some = rows.slice(at, at + PIECE);
        const found = await Promise.all(some.map((one) => rowOf(one, linkTo)));
        count += found.length;
        yield found.map(row).join("");
      }
    await log.counted(logId, count);
  }

  return {
    /**
     * All leads that fit a filter, newest first, as a file: streamed, read from the store only as fast as the browser
     * receives it, and aborted if the store fails. It is logged, and all operators are notified of the number of leads,
     * before the first byte is sent, because a cancelled download has taken a part of them.
     */
    file: async (by: string, filter: DeskFilter, lang: Lang): Promise<Response> => {
      const logged = {
        by,
        action: "exported",
        filter: loggedFilter(filter),
        format: "csv",
      } as const;
      const logId = await log.note(logged);
      await alarm("export", by, await countLeads(leads, filter));
      return exportFile("leads", streamOf(pieces(filter, textsIn(lang), logId)));
    },
  };
};
