import type { Lang } from "@/lib/domain/core/languages";
import type { Attempt } from "@/lib/domain/account/record";
import { isWithoutConcern } from "@/lib/domain/check/scoring";
import type { SectionId } from "@/lib/domain/check/sections";
import type { AccountWords } from "@/lib/content/en/account";
import { fill } from "@/lib/domain/core/fill";
import { momentIn, shortDayIn, timeIn } from "@/components/ui/date-format";
import { Table } from "@/components/ui/table";

/** Rows shown at first; a tap shows the older ones. */
const SHOWN = 10;

type AttemptsTableProps = {
  lang: Lang;
  words: AccountWords["table"];
  areaNames: Readonly<Record<SectionId, string>>;
  /** Oldest first. */
  attempts: readonly Attempt[];
  onDownload: (attempt: Attempt) => void;
};

/** Every finished check with its date, newest first. */
export function AttemptsTable(props: AttemptsTableProps) {
  const { words, attempts } = props;
  const newestFirst = [...attempts].reverse();
  const older = newestFirst.slice(SHOWN);
  return (
    <>
      <Rows {...props} attempts={newestFirst.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details className="entry">
          <summary>{fill(words.older, { n: older.length })}</summary>
          <Rows {...props} attempts={older} />
        </details>
      )}
    </>
  );
}

function Rows({ lang, words, areaNames, attempts, onDownload }: AttemptsTableProps) {
  const dayOf = ({ completedAt }: Attempt) => shortDayIn(lang, completedAt);
  /** Only then its time says something. */
  const isOneOfItsDay = (attempt: Attempt) =>
    attempts.filter((other) => dayOf(other) === dayOf(attempt)).length > 1;
  return (
    <Table
      kind="entries"
      caption={words.caption}
      head={[words.date, words.score, words.grade, words.report]}
      // The buttons reach over the right edge.
      classes={{
        box: "-mr-2 pr-2 pb-0",
        table: "leading-[1.35] [&_tbody_th]:font-semibold [&_tbody_th]:wrap-anywhere",
        head: "align-top text-[0.9375rem]",
        row: "align-top font-bold",
        cell: "py-2.5 pr-2 text-left last:pr-0 last:text-right",
      }}
      rows={attempts.map((attempt) => {
        const { completedAt, result } = attempt;
        const area = result.recommendation.sectionId;
        return {
          key: `${completedAt}`,
          title: (
            <>
              <time dateTime={new Date(completedAt).toISOString()}>
                {shortDayIn(lang, completedAt)}
                {isOneOfItsDay(attempt) && `, ${timeIn(lang, completedAt)}`}
              </time>
              <span className="block text-base font-normal text-soft">
                {isWithoutConcern(result) ? words.noConcern : areaNames[area]}
              </span>
            </>
          ),
          cells: [
            result.healthScore,
            result.grade,
            <button
              key="report"
              type="button"
              className="-my-2 -mr-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-2 font-semibold text-red underline"
              aria-label={fill(words.downloadOf, { date: momentIn(lang, completedAt) })}
              onClick={() => onDownload(attempt)}
            >
              <DownloadMark />
              <span className="max-sm:hidden">{words.download}</span>
            </button>,
          ],
        };
      })}
    />
  );
}

const DownloadMark = () => (
  <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M10 2v10M6 8.5l4 4 4-4M3 14v4h14v-4" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
