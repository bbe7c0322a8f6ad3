import type { ReactNode } from "react";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { callText } from "@/lib/domain/calls/call-text";
import type { Lead } from "@/lib/domain/leads/lead";
import { callOf, openCallAt } from "@/lib/domain/leads/lead-call";
import { firstWordsOf, textOf } from "@/lib/domain/leads/lead-row";
import { packageName } from "@/lib/domain/check/packages";
import { namedSource } from "@/lib/domain/desk/partners";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { CallMarks } from "@/components/desk/list/row-parts";
import { scoreOf, soldText, titleOf } from "@/components/desk/row-texts";
import { shortDayIn } from "@/components/ui/date-format";
import type { DeskProps, DeskRoomWords } from "@/components/desk/desk-words";
import type { PersonPart } from "./person-form";

/** Back to where one came from. */
export const PersonNav = ({ words, back }: Pick<DeskProps, "words"> & { back: string }) => (
  <nav aria-label={words.screens.list.label} className="page">
    <a className="text-link" href={back}>
      {words.detail.back}
    </a>
  </nav>
);

/** A text of more letters is folded, so that the note below is on a phone's first screen. */
const SHORT_CHARS = 120;

/** What a lead says in its sender's words; nothing without any. */
export const SaidWords = ({ lead }: { lead: Lead }): ReactNode => {
  const text = textOf(lead, "message");
  if (text === "") return null;
  if (text.length <= SHORT_CHARS) return <p className="person-said">{text}</p>;
  return (
    <details className="person-said">
      <summary>{firstWordsOf(lead)}</summary>
      {text}
    </details>
  );
};

/** "Won · ₹8,000 of ₹17,699", "Lost: Too expensive", or what the person wants, with package and score. */
const headlineOf = (row: PersonRow, words: DeskRoomWords): string => {
  const { lost } = words.person;
  const why =
    row.lostReason !== null && fill(lost.saved, { reason: wordFor(lost.reasons, row.lostReason) });
  const sold = soldText(row, words);
  const facts = sold
    ? [wordFor(words.stages, row.stage), sold]
    : [wordFor(words.wants, row.wants), packageName(row.packageId), scoreOf(row, words)];
  return [why, ...facts].filter(Boolean).join(" · ");
};

/** Who it is, what was sold or is wanted, and in which words. */
export function PersonHead({ lang, words, detail, partners }: PersonPart) {
  const { row, messages } = detail;
  const { name, business, phone, location, reference, arrivedAt, also } = row;
  const title = titleOf(row, words);
  const shown = messages.find(({ isShown }) => isShown);
  const [brought] = messages.flatMap(({ lead }) => {
    const source = (lead as Lead).source.utm_source ?? "";
    const partner = namedSource(source, partners);
    return partner === source ? [] : [fill(words.forms.partners.brought, { partner })];
  });
  const facts = [
    name !== "" && business !== title && business,
    phone !== title && phone,
    location,
    reference,
    arrivedAt > 0 && fill(words.detail.arrived, { date: shortDayIn(lang, arrivedAt) }),
    brought,
  ];
  return (
    <header className="grid gap-1 pb-3">
      <h2 className="text-[1.5rem] wrap-anywhere">{title}</h2>
      <p className="font-semibold wrap-anywhere">{headlineOf(row, words)}</p>
      {shown && <SaidWords lead={shown.lead as Lead} />}
      <p className="wrap-anywhere text-soft">{facts.filter(Boolean).join(" · ")}</p>
      {also.length > 0 && (
        <p className="wrap-anywhere text-soft">
          {fill(words.person.also, { names: also.join(", ") })}
        </p>
      )}
    </header>
  );
}

/** The call to come of the message that the row shows, and from its time on what came of it. */
export function PersonCall({ lang, words, on, detail: { row, messages }, now }: PersonPart) {
  const shown = messages.find(({ isShown }) => isShown);
  const lead = shown?.lead as Lead | undefined;
  const call = lead && callOf(lead);
  if (!shown || !lead || !call || call.end !== null) return null;
  const at = openCallAt(lead);
  return (
    <section aria-label={words.columns.call} className="grid gap-2 pt-3">
      <p className="font-semibold wrap-anywhere">
        {words.columns.call}: {callText(call, words.calls.one, lang)}
      </p>
      {at !== null && now >= at && (
        <CallMarks
          {...{ at, person: row.person, version: row.version, name: titleOf(row, words) }}
          words={words.calls.today}
          back={on.self}
          lead={shown.id}
        />
      )}
    </section>
  );
}
