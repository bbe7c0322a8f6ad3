import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import { writtenDay } from "@/lib/domain/core/indian-day";
import { packageName } from "@/lib/domain/check/packages";
import type { NoteAction, PersonNote } from "./person-notes";
import type { Lead } from "./lead";
import type { LeadField } from "./lead-fields";
import { textOf } from "./lead-row";

type Words = Readonly<Record<string, string>>;
type ActionTexts =
  | ("next" | "nextNone" | "taken" | "given" | "won" | "lost" | "edited")
  | ("spam" | "notSpam" | "opened" | "joined" | "parted")
  | ("reached" | "missed" | "missing" | "paid" | "unpaid" | "refunded")
  | ("unsold" | "barred" | "notBarred" | "undone");
type NoteWords = {
  person: {
    actions: Readonly<Record<ActionTexts, string>> & { ways: Words; payWays: Words };
    lost: { reasons: Words };
  };
  labels: Words;
};

/** Who made a note: an operator, or the lead's sender, who wrote again. */
export const noteAuthor = (
  { by }: Pick<PersonNote, "by">,
  { again }: Readonly<Record<"again", string>>,
): string => by?.split("@")[0] ?? again;

/** What a note records besides its text, in words; `timeIn` writes a time (epoch ms), `dayIn` a day in India. */
export const actionText = (
  action: NoteAction,
  { person: { actions, lost }, labels }: NoteWords,
  timeIn: (at: number) => string,
  dayIn: (day: string) => string = writtenDay,
): string => {
  switch (action.kind) {
    case "next":
      return action.at === null
        ? actions.nextNone
        : fill(actions.next, { time: timeIn(action.at) });
    case "owner":
      return action.owner === null ? actions.given : fill(actions.taken, { owner: action.owner });
    case "won":
      return [
        fill(actions.won, { amount: inRupees(action.rupees) }),
        packageName(action.packageId ?? null),
      ]
        .filter(Boolean)
        .join(" · ");
    case "unsold":
      return fill(actions.unsold, { amount: inRupees(action.rupees) });
    case "lost":
      return fill(actions.lost, { reason: wordFor(lost.reasons, action.reason) });
    case "edited":
      return fill(actions.edited, {
        fields: action.fields.map((field) => wordFor(labels, field)).join(", "),
      });
    case "barred":
      return action.isBarred ? actions.barred : actions.notBarred;
    case "undone":
      return actions.undone;
    case "missed":
      return fill(actions.missing, { utr: action.utr });
    case "marked":
      return action.isSpam ? actions.spam : actions.notSpam;
    case "opened":
      return fill(actions.opened, { way: wordFor(actions.ways, action.way) });
    case "called":
      return fill(action.isReached ? actions.reached : actions.missed, { time: timeIn(action.at) });
    case "paid":
    case "unpaid":
    case "refunded": {
      const sum = { amount: inRupees(action.rupees), date: dayIn(action.on) };
      const text = fill(actions[action.kind], {
        ...sum,
        way: wordFor(actions.payWays, action.way),
      });
      return [text, action.utr].filter(Boolean).join(" · ");
    }
    case "joined":
    case "parted":
      return fill(actions[action.kind], { reference: action.reference });
  }
};

export type ChoiceWords = Readonly<Partial<Record<LeadField, Readonly<Record<string, string>>>>>;

/** A field of a lead in words; as it was typed, where none of the choices was taken; empty when unknown. */
export const wordsOf = (lead: Lead, field: LeadField, choices: ChoiceWords): string =>
  wordFor(choices[field] ?? {}, textOf(lead, field));

/** What a lead asks for, in the words of the desk; a wish of another release counts as a question. */
export const wantsWord = (words: Words, wants: string): string =>
  words[wants] ?? words["question"]!;
