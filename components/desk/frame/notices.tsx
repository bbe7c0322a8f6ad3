import { type DeskNotice, troubleText } from "@/lib/domain/health/site-check";
import { momentIn } from "@/components/ui/date-format";
import type { DeskProps } from "@/components/desk/desk-words";

type NoticesProps = DeskProps & { notices: readonly DeskNotice[] };

/**
 * The notices for operators, above every tab; what does not work is an alert. The status region exists from the start: a
 * screen reader announces only changes in a known region; an alert is announced when it appears.
 */
export function Notices({ lang, words, notices }: NoticesProps) {
  const all = notices.map(({ state, trouble }) => ({
    key: trouble.kind,
    isUrgent: state === "bad",
    ...troubleText(words.checks, trouble, (at) => momentIn(lang, at)),
  }));
  const urgent = all.filter(({ isUrgent }) => isUrgent);
  return (
    <div className="page grid gap-3 print:hidden">
      {urgent.length > 0 && (
        <div role="alert" className="grid gap-3">
          {urgent.map(NoticeLine)}
        </div>
      )}
      <div role="status" className="grid gap-3">
        {all.filter(({ isUrgent }) => !isUrgent).map(NoticeLine)}
      </div>
    </div>
  );
}

type Line = { key: string; title: string; text: string; isUrgent: boolean };

const NoticeLine = (notice: Line) => (
  <div
    key={notice.key}
    className={`border-l-4 px-4 py-3 ${notice.isUrgent ? "border-red bg-red-wash" : "border-marigold bg-marigold-wash"}`}
  >
    <p className="font-semibold wrap-anywhere">{notice.title}</p>
    {notice.text && <p className="mt-1 wrap-anywhere">{notice.text}</p>}
  </div>
);
