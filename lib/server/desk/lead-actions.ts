import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { callTime } from "@/lib/domain/calls/call-time";
import { fill, inRupees } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { twoReadingsOf } from "@/lib/domain/core/phone";
import type { Said } from "@/lib/domain/core/said";
import { correctedMeanwhile } from "@/lib/domain/desk/lead-changes";
import type { LeadChange } from "@/lib/domain/desk/lead-change";
import { fieldsToEdit } from "@/lib/domain/leads/desk-fields";
import type { Lead } from "@/lib/domain/leads/lead";
import { deedsIn } from "@/lib/domain/leads/lead-notes";
import { indianDateTime } from "@/lib/domain/core/indian-day";
import type { createLeadChanges } from "./lead-changes";
import { type ChangeForm, changeOf, type LeadForm, typedIn } from "./lead-form";
import type { PersonChoices } from "./person-changes";

type Parts = {
  changes: Pick<ReturnType<typeof createLeadChanges>, "change" | "opened">;
  choices: PersonChoices;
  promise: AnswerPromise;
  now: () => number;
};

/** A form about a lead, by an operator (e-mail address) on a page in a language. */
type Sent<F> = { by: string; id: string; lang: Lang; form: F };

/** Who was faster; of a correction what the fields are by now. */
const conflictText = (lang: Lang, lead: Lead, change: LeadChange): string => {
  const { calls, labels, leadPage, notes } = deskWordsIn(lang);
  if (change.kind === "called" || change.kind === "uncalled") return calls.today.changed;
  if (change.kind === "edit") {
    const now = fieldsToEdit(lead);
    const fields = correctedMeanwhile(lead, change)
      .map((field) => `${labels[field]}: ${now[field]}`)
      .join(", ");
    return fill(leadPage.outcome.corrected, { fields });
  }
  const last = deedsIn(lead).at(-1);
  return fill(leadPage.outcome.changed, {
    who: last?.by ?? notes.sender,
    date: last ? indianDateTime(lang, last.at) : "",
  });
};

/** What is said of a change that was made. */
const savedText = (lang: Lang, { nextAt }: Lead, change: LeadChange): string => {
  const { calls, leadPage } = deskWordsIn(lang);
  switch (change.kind) {
    case "won":
      return fill(leadPage.won.saved, { amount: inRupees(change.rupees) });
    case "paid":
      return fill(leadPage.paying.saved, { amount: inRupees(change.rupees) });
    case "unpaid":
      return leadPage.paying.takenBack;
    case "uncalled":
      return calls.today.saidUndone;
    case "called":
      if (change.isReached) return calls.today.saidReached;
      return nextAt === null
        ? leadPage.outcome.saved
        : fill(calls.today.saidMissed, { time: callTime(lang, nextAt) });
    default:
      return leadPage.outcome.saved;
  }
};

/** What the forms about a lead do (./lead-form.ts). */
export const createLeadActions = ({ changes, choices, promise, now }: Parts) => {
  const change = async ({ by, id, lang, form }: Sent<ChangeForm>): Promise<Said> => {
    const { calls, leadPage, screens } = deskWordsIn(lang);
    const refused = (text: string): Said => ({ text, isTrouble: true, kept: typedIn(form) });
    const wanted = changeOf(form, now(), promise);
    if (!wanted && "at" in form) return refused(calls.today.notYet);
    if (!wanted) return refused(form.do === "paid" ? leadPage.paying.notYet : screens.many.noDay);
    const readings = wanted.kind === "edit" && twoReadingsOf(wanted.fields.phone ?? "");
    if (readings) return refused(fill(leadPage.edit.twoPhones, readings));
    const call = { version: form.version, change: wanted };
    const { isSaved, lead } = await changes.change(by, id, call);
    if (!isSaved) return refused(conflictText(lang, lead, wanted));
    return { text: savedText(lang, lead, wanted) };
  };

  /**
   * Does what a form asks for, and resolves to what is said of it: a conflict keeps what was typed. Throws ApiError 404
   * for a lead that is gone, 422 for what it does not allow or has no room for; rejects with StoreUnavailable.
   */
  return async ({ form, ...sent }: Sent<LeadForm>): Promise<Said> => {
    const { by, id, lang } = sent;
    const { messages } = deskWordsIn(lang).leadPage;
    switch (form.do) {
      case "part":
        await choices.part(by, id);
        return { text: messages.parted };
      case "join":
        await choices.join(by, id, form.other);
        return { text: messages.joined };
      case "opened":
        await changes.opened(by, id, { way: form.way, template: null });
        return { text: "" };
      default:
        return change({ ...sent, form });
    }
  };
};
