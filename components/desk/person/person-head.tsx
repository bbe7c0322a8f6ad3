import type { Neighbours } from "@/lib/server/desk/neighbours";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { packageName } from "@/lib/domain/check/packages";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { countsText, scoreOf, titleOf } from "@/components/desk/row-texts";
import { momentIn } from "@/components/ui/date-format";
import type { DeskProps } from "@/components/desk/desk-words";
import { LeadLink } from "./lead-link";

type LeadNavProps = DeskProps & { back: string; neighbours: Neighbours };

/** Back to where one came from, and on to the next person there. */
export const LeadNav = ({ lang, words, back, neighbours }: LeadNavProps) => (
  <nav aria-label={words.screens.list.label} className="page flex flex-wrap gap-x-6">
    <a className="text-link" href={back}>
      {words.detail.back}
    </a>
    {(["previous", "next"] as const).map((way) => {
      const place = neighbours[way];
      return (
        place && (
          <LeadLink key={way} className="text-link" {...{ lang, back }} {...place}>
            {words.leadPage[way]}
          </LeadLink>
        )
      );
    })}
  </nav>
);

/** A message of more letters is folded, so that the note below is on a phone's first screen. */
const SHORT_CHARS = 120;

const Message = ({ message, firstWords }: { message: string; firstWords: string }) =>
  message.length <= SHORT_CHARS ? (
    <p className="lead-said">{message}</p>
  ) : (
    <details className="lead-said">
      <summary>{firstWords}</summary>
      {message}
    </details>
  );

/** Who it is, what the person wants, and in which words. */
export function LeadHead({ lang, words, detail }: DeskProps & { detail: LeadDetail }) {
  const { row, person, lead } = detail;
  const counts = countsText(person, words);
  const facts = [row.business !== titleOf(row, words) && row.business, row.phone, row.reference];
  return (
    <header className="grid gap-1 pb-3">
      <h2 className="text-[1.5rem] wrap-anywhere">{titleOf(row, words)}</h2>
      {counts && <p>{counts}</p>}
      <p className="font-semibold">
        {[wordFor(words.wants, row.wants), packageName(row.packageId), scoreOf(row, words)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {lead.kind === "contact" && lead.message && (
        <Message message={lead.message} firstWords={row.firstWords} />
      )}
      <p className="text-soft">
        {facts.filter(Boolean).join(" · ")} ·{" "}
        {fill(words.detail.arrived, { date: momentIn(lang, row.arrivedAt) })}
      </p>
    </header>
  );
}
