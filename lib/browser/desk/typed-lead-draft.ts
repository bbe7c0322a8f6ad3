import { isLang } from "@/lib/domain/core/languages";
import { LEAD_TOPICS } from "@/lib/domain/leads/contact-topics";
import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";
import type { TypedLead } from "@/lib/domain/desk/lead-change";
import { FORM_FIELDS } from "@/lib/domain/leads/lead-fields";
import { TYPED_CHANNELS } from "./change-client";
import { draftOf, keepDraft } from "./note-draft";

/** Where the draft is among those of notes: no lead has this id. */
const PLACE = "add";

const TEXTS = [...FORM_FIELDS.desk, "message"] as const;

const typedLeadFrom = (value: unknown): TypedLead | null => {
  const fields = fieldsOf(value);
  const { channel, lang, packageId } = fields;
  const isTyped =
    [...TEXTS, "key"].every((name) => typeof fields[name] === "string") &&
    TYPED_CHANNELS.some((one) => one === channel) &&
    LEAD_TOPICS.some((one) => one === fields["topic"]) &&
    (packageId === null || typeof packageId === "string") &&
    isLang(lang);
  return isTyped ? (value as TypedLead) : null;
};

/** The lead that was typed in and not added; null without one. `now` in epoch ms. */
export const typedLeadDraft = (now: number): TypedLead | null =>
  typedLeadFrom(jsonOf(draftOf(PLACE, now)?.text ?? ""));

/** Keeps a lead that is being typed in on this device; null, or one without any text, is forgotten. Never throws. */
export const keepTypedLead = (lead: TypedLead | null, now: number): void => {
  const hasText = lead !== null && TEXTS.some((name) => lead[name].trim() !== "");
  keepDraft(PLACE, hasText ? JSON.stringify(lead) : "", now);
};
