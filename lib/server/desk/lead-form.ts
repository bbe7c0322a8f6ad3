import { z } from "zod";
import type { LeadChange, ManyChange } from "@/lib/domain/desk/lead-change";
import { MOST_RUPEES } from "@/lib/domain/desk/lead-changes";
import { indianDay } from "@/lib/domain/core/indian-day";
import { type AnswerPromise, nextOpenDay } from "@/lib/domain/leads/answer-by";
import { copiedUtr, PAYMENT_WAYS } from "@/lib/domain/leads/payments";
import { NEXT_STEPS, nextStepAt } from "@/lib/domain/desk/next-step";
import { type DeskField, deskFields, type DeskTexts } from "@/lib/domain/leads/desk-fields";
import { FORM_FIELDS } from "@/lib/domain/leads/lead-fields";
import { CONTACT_WAYS, LOST_REASONS } from "@/lib/domain/leads/lead-notes";
import { leadId, line, note } from "./desk-schemas";

const STATUS_CHARS = 200;

const version = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
/** A known status, or the lead's own of a later release (lib/domain/desk/lead-changes.ts). */
const status = z.string().max(STATUS_CHARS);
/** A time in epoch ms. */
const time = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
/** An amount as people type it: "₹6,999". */
const rupees = z
  .string()
  .transform((text) => Number(text.replace(/[₹,\s]/g, "")))
  .pipe(z.int().min(1).max(MOST_RUPEES));

const way = z.enum(PAYMENT_WAYS);
/** The number of a payment as it was copied; empty: none. */
const utr = z
  .string()
  .transform(copiedUtr)
  .pipe(z.string().regex(/^\w{0,40}$/));

const texts = deskFields((field) => z.exactOptional(line(field)));
const was = Object.fromEntries(
  FORM_FIELDS.desk.map((field) => [`was-${field}`, z.exactOptional(z.string())]),
) as Record<`was-${DeskField}`, z.ZodExactOptional<z.ZodString>>;

/** The buttons of a form that is in a list, too, for one lead or many (components/desk/list/next-steps.tsx). */
export const tapFields = {
  do: z.enum([...NEXT_STEPS, "day", "noNext", "take", "giveBack", "spam", "notSpam", "freed"]),
  day: z.iso.date().or(z.literal("")).default(""),
};
type Tap = z.infer<z.ZodObject<typeof tapFields>>;

/** The forms of a lead's page; `do` says which. */
export const leadForm = z.discriminatedUnion("do", [
  z.object({ do: z.literal("note"), version, text: note.refine((text) => text.trim()) }),
  z.object({ do: z.literal("status"), version, status }),
  z.object({ ...tapFields, version }),
  z.object({ do: z.enum(["reached", "missed", "uncalled"]), version, at: time }),
  z.object({ do: z.literal("won"), version, rupees }),
  z.object({ do: z.enum(["paid", "unpaid"]), version, rupees, on: z.iso.date(), way, utr }),
  z.object({ do: z.literal("lost"), version, reason: z.enum(LOST_REASONS) }),
  z.object({ do: z.literal("edit"), version, ...texts, ...was }),
  z.object({ do: z.literal("part") }),
  z.object({ do: z.literal("join"), other: leadId }),
  z.object({ do: z.literal("opened"), way: z.enum(CONTACT_WAYS) }),
]);
export type LeadForm = z.infer<typeof leadForm>;
export type ChangeForm = Exclude<LeadForm, { do: "part" | "join" | "opened" }>;

type EditForm = Extract<LeadForm, { do: "edit" }>;

/** The fields in which something else was typed than the page showed. */
const touchedIn = (form: EditForm): Omit<Extract<LeadChange, { kind: "edit" }>, "kind"> => {
  const touched = FORM_FIELDS.desk.filter(
    (field) => form[field] !== undefined && form[field] !== form[`was-${field}`],
  );
  const picked = (valueOf: (field: DeskField) => string | undefined): Partial<DeskTexts> =>
    Object.fromEntries(touched.map((field) => [field, valueOf(field) ?? ""]));
  return {
    fields: picked((field) => form[field]),
    was: picked((field) => form[`was-${field}`]),
  };
};

/** The change that a button asks for; null: a day was wanted, and none was chosen. `now` in epoch ms. */
export const tapChange = ({ do: what, day }: Tap, now: number): ManyChange | null => {
  switch (what) {
    case "take":
    case "giveBack":
      return { kind: "owner", owner: what === "take" ? "me" : null };
    case "spam":
    case "notSpam":
      return { kind: "mark", isSpam: what === "spam" };
    case "freed":
      return { kind: "freed" };
    case "noNext":
      return { kind: "next", at: null };
    case "day":
      return day ? { kind: "next", at: nextStepAt({ day }, now) } : null;
    default:
      return { kind: "next", at: nextStepAt(what, now) };
  }
};

/** What came of a call. What is said later than on the day of the call has its next step after today. */
const callChange = (
  { do: what, at }: Extract<ChangeForm, { at: number }>,
  now: number,
  promise: AnswerPromise,
): LeadChange => {
  if (what === "uncalled") return { kind: what, at };
  if (what === "reached") return { kind: "called", isReached: true, at };
  let nextAt = nextOpenDay(at, promise);
  while (nextAt <= now) nextAt = nextOpenDay(nextAt, promise);
  return { kind: "called", isReached: false, at, nextAt };
};

/**
 * The change that a form of a lead's page asks for; null as above, for a payment of a day to come, and for what came of
 * a call that is to come. `now` in epoch ms; `promise` says on which days we are open.
 */
export const changeOf = (
  form: ChangeForm,
  now: number,
  promise: AnswerPromise,
): LeadChange | null => {
  switch (form.do) {
    case "note":
      return { kind: "note", text: form.text.trim() };
    case "status":
      return { kind: "note", status: form.status, text: "" };
    case "reached":
    case "missed":
    case "uncalled":
      return form.at <= now ? callChange(form, now, promise) : null;
    case "won":
      return { kind: "won", rupees: form.rupees };
    case "paid":
    case "unpaid": {
      const { do: kind, version: _seen, ...payment } = form;
      return payment.on <= indianDay(now) ? { kind, ...payment } : null;
    }
    case "lost":
      return { kind: "lost", reason: form.reason };
    case "edit":
      return { kind: "edit", ...touchedIn(form) };
    default:
      return tapChange(form, now);
  }
};

/** What was typed in a form, to be shown in it again. */
export const typedIn = (form: ChangeForm): Record<string, string> => {
  if (form.do === "note") return { do: form.do, text: form.text };
  if (form.do === "won") return { do: form.do, rupees: String(form.rupees) };
  if (form.do === "paid") {
    const { version: _seen, ...payment } = form;
    return { ...payment, rupees: String(form.rupees) };
  }
  if (form.do !== "edit") return {};
  const { fields } = touchedIn(form);
  return { do: form.do, ...fields };
};
