import type { DeskNotice } from "@/lib/domain/health/desk-notice";
import { isSilent } from "@/lib/domain/advice/advice-day";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import { wordFor } from "@/lib/domain/core/word-for";
import { momentIn } from "@/components/ui/date-format";
import type { DeskProps } from "@/components/desk/desk-words";

/** What is said of a notice; an urgent one is an alert. */
type Shown = {
  title: string;
  text: string;
  isUrgent?: boolean;
  /** Where more is said. */
  link?: { text: string; href: string };
};

const shown = ({ lang, words }: DeskProps, notice: DeskNotice): Shown => {
  const { damagedAside, clock, unreadable, facts, storage, advice } = words.notices;
  switch (notice.kind) {
    case "damagedAside":
      return { ...damagedAside, isUrgent: true };
    case "clock":
      return clock;
    case "unreadable":
      return {
        title: fill(unreadable.title, { n: notice.count }),
        text: unreadable.text,
      };
    case "facts":
      return facts;
    case "storage":
      return {
        title: fill(storage.title, { percent: notice.percent }),
        text: storage.texts[notice.percent],
        isUrgent: notice.percent === 100,
      };
    case "waiting": {
      const { titles, also, more } = words.health.notice;
      const why = notice.failure && wordFor(words.health.failures, notice.failure.code);
      return {
        title: fill(titles[notice.what], { date: momentIn(lang, notice.since) }),
        text: [why, ...(notice.also ?? []).map((what) => also[what])].filter(Boolean).join(" "),
        isUrgent: true,
        link: { text: more, href: pathIn(lang, "/desk/health") },
      };
    }
    case "advice": {
      const { asked, given, lastGivenAt } = notice;
      const { last: lastOne, never } = words.health.ai;
      const last =
        lastGivenAt === null ? never : fill(lastOne, { date: momentIn(lang, lastGivenAt) });
      return {
        title: fill(advice.title, { given, asked }),
        text: `${last} ${advice.silent}`,
        isUrgent: true,
      };
    }
  }
};

type NoticesProps = DeskProps & { notices: readonly DeskNotice[] };

/**
 * The notices for operators, above every tab. The status region exists from the start: a screen reader announces only
 * changes in a known region; an alert is announced when it appears.
 */
export function Notices({ notices, ...props }: NoticesProps) {
  // That all is well with the AI is on the Health tab.
  const worth = notices.filter((notice) => notice.kind !== "advice" || isSilent(notice));
  const all = worth.map((notice) => ({ key: notice.kind, ...shown(props, notice) }));
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

const NoticeLine = (notice: Shown & { key: string }) => (
  <div
    key={notice.key}
    className={`border-l-4 px-4 py-3 ${notice.isUrgent ? "border-red bg-red-wash" : "border-marigold bg-marigold-wash"}`}
  >
    <p className="font-semibold wrap-anywhere">{notice.title}</p>
    {notice.text && <p className="mt-1 wrap-anywhere">{notice.text}</p>}
    {notice.link && (
      <a className="inline-flex min-h-11 items-center underline" href={notice.link.href}>
        {notice.link.text}
      </a>
    )}
  </div>
);
