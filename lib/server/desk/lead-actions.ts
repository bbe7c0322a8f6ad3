import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { inRupees } from "@/lib/domain/check/packages";
import { correctedMeanwhile } from "@/lib/domain/desk/lead-changes";
import type { LeadChange } from "@/lib/domain/desk/lead-change";
import { fieldsToEdit } from "@/lib/domain/leads/desk-fields";
import type { Lead } from "@/lib/domain/leads/lead";
import { deedsIn } from "@/lib/domain/leads/lead-notes";
import { ApiError } from "@/lib/server/core/api-error";
import { indianDateTime } from "@/lib/server/notify/indian-date-time";
import type { Said } from "@/lib/server/http/desk-form";
import type { createLeadChanges } from "./lead-changes";
import { type ChangeForm, changeOf, type LeadForm, typedIn } from "./lead-form";
import type { LeadDetail, PersonChoices } from "./people-desk";

type Parts = {
  changes: () => Pick<ReturnType<typeof createLeadChanges>, "change" | "opened">;
  choices: () => PersonChoices;
  /** The lead as it is now. */
  detail: (id: string) => Promise<LeadDetail>;
  now: () => number;
};

type Words = ReturnType<typeof deskWordsIn>;

/** What is said of a change that the lead does not allow, or of a lead that is gone; null: another error. */
const refusal = (error: unknown, { outcome }: Words["leadPage"]): string | null => {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return error.code === "withdrawn" ? outcome.withdrawn : outcome.gone;
  if (error.status !== 422) return null;
  return error.code === "full" ? outcome.full : outcome.refused;
};

/** Who was faster, and for a correction what the fields are by now. */
const conflictText = (lang: Lang, words: Words, { lead }: LeadDetail, change: LeadChange) => {
  const { outcome } = words.leadPage;
  const corrected = change.kind === "edit" ? correctedMeanwhile(lead as Lead, change) : [];
  if (corrected.length > 0) {
    const now = fieldsToEdit(lead as Lead);
    const fields = corrected.map((field) => `${words.labels[field]}: ${now[field]}`).join(", ");
    return fill(outcome.corrected, { fields });
  }
  const last = deedsIn(lead).at(-1);
  return fill(outcome.changed, {
    who: last?.by ?? words.notes.again,
    date: last ? indianDateTime(lang, last.at) : "",
  });
};

const doneText = (change: LeadChange, { outcome, won }: Words["leadPage"]): string =>
  change.kind === "won" ? fill(won.saved, { amount: inRupees(change.rupees) }) : outcome.saved;

/** What the forms about a lead do, and what is said of that in a language. */
export const createLeadActions = ({ changes, choices, detail, now }: Parts) => {
  const change = async (by: string, id: string, lang: Lang, form: ChangeForm): Promise<Said> => {
    const words = deskWordsIn(lang);
    const wanted = changeOf(form, now());
    if (!wanted) return { text: words.leadPage.noDay, isTrouble: true };
    const call = { version: form.version, change: wanted };
    const { isSaved } = await changes().change(by, id, call);
    if (isSaved) return { text: doneText(wanted, words.leadPage) };
    const text = conflictText(lang, words, await detail(id), wanted);
    return { text, isTrouble: true, kept: typedIn(form) };
  };

  /** The text for the operator; rejects with StoreUnavailable. */
  return async (by: string, id: string, lang: Lang, form: LeadForm): Promise<Said> => {
    const { leadPage } = deskWordsIn(lang);
    try {
      switch (form.do) {
        case "part":
          await choices().part(by, id);
          return { text: leadPage.messages.parted };
        case "join":
          await choices().join(by, id, form.other);
          return { text: leadPage.messages.joined };
        case "opened":
          await changes().opened(by, id, { way: form.way, template: null });
          return { text: "" };
        default:
          return await change(by, id, lang, form);
      }
    } catch (error) {
      const text = refusal(error, leadPage);
      if (text === null) throw error;
      return { text, isTrouble: true, ...("version" in form && { kept: typedIn(form) }) };
    }
  };
};
