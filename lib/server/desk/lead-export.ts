import { indianDay } from "@/lib/domain/core/indian-day";
import { type ExportFormat, loggedFilter } from "@/lib/domain/desk/desk-log";
import { contentIn } from "@/lib/content";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/domain/core/csv";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import {
  isoTime,
  outgoingCheck,
  outgoingLead,
  outgoingProgress,
} from "@/lib/domain/leads/outgoing-lead";
import type { DeskFilter } from "@/lib/domain/leads/desk-filter";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import { knownPersonOf } from "@/lib/domain/leads/person";
import type { Page } from "@/lib/server/store/store";
import type { DeskParts } from "./desk-parts";
import { type LinkTo, unsubscribeLink } from "@/lib/server/leads/unsubscribe-links";
import { exportCells, type ExportedLead, exportHeads } from "./export-cells";
import { visibleCheckOf } from "@/lib/server/leads/sender-check";
import { countLeads, matchingLeads } from "@/lib/server/leads/lead-scan";

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
};

/** A file that the browser saves as `name` with the day in India and the ending of its format. */
export const exportFile = (name: string, format: ExportFormat, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": `attachment; filename="${name}-${indianDay(Date.now())}.${format}"`,
    },
  });

type Parts = Pick<DeskParts, "leads" | "users" | "log" | "alarm" | "linker">;
type Texts = { head: string; row: (lead: ExportedLead) => string; between: string; foot: string };

const csvTexts = (lang: Lang): Texts => {
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
    between: "",
    foot: "",
  };
};

const JSON_TEXTS: Texts = {
  head: '{"leads":[\n',
  row: ({ id, createdAt, unsubscribe, check, ...lead }) =>
    JSON.stringify({
      ...outgoingLead(id, lead, check),
      arrivedAt: isoTime(createdAt),
      ...outgoingProgress(lead),
      person: knownPersonOf(id, lead),
      notes: lead.notes.map(({ action, ...note }) => ({
        ...note,
        at: isoTime(note.at),
        ...(action && { action }),
      })),
      ...(unsubscribe && { unsubscribe }),
    }),
  between: ",\n",
  foot: "\n]}\n",
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

/** Exports leads as CSV or JSON. */
export const createLeadExport = ({ leads, users, log, alarm, linker }: Parts) => {
  const rowOf = async (
    { cursor: { id }, record: { updatedAt, ...lead } }: Page<Lead>["rows"][number],
    linkTo: LinkTo,
  ): Promise<ExportedLead> => {
    const check = outgoingCheck(await visibleCheckOf(users, lead));
    return { ...lead, id, check, unsubscribe: unsubscribeLink(id, lead, linkTo) };
  };

  /** The file in pieces of some leads each, which bounds the memory. */
  async function* pieces(filter: DeskFilter, { head, row, between, foot }: Texts, logId: string) {
    const linkTo = await linker();
    let count = 0;
    yield head;
    for await (const rows of matchingLeads(leads, filter))
      for (let at = 0; at < rows.length; at += PIECE) {
        const some = rows.slice(at, at + PIECE);
        const found = await Promise.all(some.map((one) => rowOf(one, linkTo)));
        yield found.map((one) => (count++ === 0 ? "" : between) + row(one)).join("");
      }
    await log.counted(logId, count);
    yield foot;
  }

  return {
    /**
     * All leads that fit a filter, newest first, as a file: streamed, read from the store only as fast as the browser
     * receives it, and aborted if the store fails. It is logged, and all operators are notified of the number of leads,
     * before the first byte is sent, because a cancelled download has taken a part of them.
     */
    file: async (
      by: string,
      filter: DeskFilter,
      format: ExportFormat,
      lang: Lang,
    ): Promise<Response> => {
      const logged = { by, action: "exported", filter: loggedFilter(filter), format } as const;
      const logId = await log.note(logged);
      await alarm("export", by, await countLeads(leads, filter));
      const texts = format === "csv" ? csvTexts(lang) : JSON_TEXTS;
      return exportFile("leads", format, streamOf(pieces(filter, texts, logId)));
    },
  };
};
