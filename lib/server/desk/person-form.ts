import { z } from "zod";
import { packageOfId } from "@/lib/domain/check/packages";
import type { Agreed, PersonChange } from "@/lib/domain/desk/person-changes";
import { NEXT_STEPS, nextStepAt } from "@/lib/domain/desk/next-step";
import { type SumFault, typedRupees } from "@/lib/domain/desk/typed-rupees";
import { dayAfter, indianDay, indianDayStart } from "@/lib/domain/core/indian-day";
import { type AnswerPromise, nextOpenDay, onOpenDay } from "@/lib/domain/leads/answer-by";
import { type DeskField, deskFields, type DeskTexts } from "@/lib/domain/leads/desk-fields";
import { FORM_FIELDS } from "@/lib/domain/leads/lead-fields";
import { CONTACT_WAYS, LOST_REASONS, STAGES } from "@/lib/domain/leads/person-notes";
import { copiedUtr, PAYMENT_WAYS } from "@/lib/domain/leads/payments";
import { leadId, line, note, version } from "./desk-schemas";

/** As many as a person has. */
const MOST_MARKED = 100;
const time = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const day = z.iso.date().or(z.literal("")).default("");
/** A sum as typed; what is wrong with it is said in words. */
const sum = z.string().max(40).default("");
const utr = z
  .string()
  .transform(copiedUtr)
  .pipe(z.string().regex(/^\w{0,40}$/))
  .default("");
const leadIds = z
  .string()
  .default("")
  .transform((text) => text.split(" ").filter(Boolean))
  .pipe(z.array(leadId).max(MOST_MARKED));
const texts = deskFields((field) => z.exactOptional(line(field)));
const was = Object.fromEntries(
  FORM_FIELDS.desk.map((field) => [`was-${field}`, z.exactOptional(z.string())]),
) as Record<`was-${DeskField}`, z.ZodExactOptional<z.ZodString>>;

/** The choices of a next step in a form: "" leaves it, "none" removes it, "day" is the chosen day. */
const STEP_CHOICES = ["", ...NEXT_STEPS, "day", "none"] as const;

/** `goneFrom`: the package that a sale has, where it is no longer offered. */
const packageId = z.string().max(40).default("");
const agreed = { package: packageId, goneFrom: packageId, rupees: sum, dueOn: day };
const payment = { paid: sum, on: day, way: z.enum(PAYMENT_WAYS).default("upi"), utr };

const anyForm = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("talk"),
    version,
    text: note.default(""),
    from: z.string().max(2_000).default(""),
    stage: z.enum(["", ...STAGES]).default(""),
    reason: z.enum(["", ...LOST_REASONS]).default(""),
    next: z.enum(STEP_CHOICES).default(""),
    day,
    ...agreed,
  }),
  z.object({ do: z.enum(["take", "giveBack"]), version }),
  z.object({ do: z.enum(["sale", "unsold"]), version, sale: z.string(), ...agreed }),
  z.object({ do: z.enum(["paid", "refunded"]), version, ...payment, ...agreed }),
  z.object({ do: z.literal("unpaid"), version, at: time }),
  z.object({ do: z.literal("claimMissing"), version, lead: leadId, utr: z.string().max(40) }),
  z.object({ do: z.literal("edit"), version, ...texts, ...was }),
  z.object({ do: z.enum(["bar", "unbar", "undo"]), version }),
  z.object({ do: z.enum(["spam", "notSpam"]), version, leads: leadIds }),
  z.object({ do: z.enum(["reached", "missed"]), version, lead: leadId, at: time }),
  z.object({ do: z.literal("apart"), lead: leadId }),
  z.object({ do: z.literal("opened"), way: z.enum(CONTACT_WAYS) }),
]);

/** A form that says nothing else is a talk, as in a row; a package is one on offer, or the one that the sale has. */
export const personForm = z
  .preprocess((form: object) => ({ do: "talk", ...form }), anyForm)
  .refine(
    (form) =>
      !("package" in form) ||
      form.package === form.goneFrom ||
      form.package === "" ||
      packageOfId(form.package) !== null,
  );
export type PersonForm = z.infer<typeof personForm>;
/** Those that change a person alone, and the calls and claims that it answers. */
export type ChangeForm = Exclude<PersonForm, { do: "apart" | "spam" | "notSpam" }>;

/** What is wrong with what was typed: no day was chosen, a day is not there yet, or a sum cannot be read. */
export type FormFault = "noDay" | "future" | "past" | "tooEarly" | SumFault;

type FormOf<Do extends ChangeForm["do"]> = Extract<ChangeForm, { do: Do }>;
type Wanted = PersonChange | FormFault;
type Now = Readonly<{ now: number; promise: AnswerPromise }>;

const DUE_DAYS = 7;

/** The day on which we look for what is due of a sale that is agreed now, an open one. */
export const dueDay = ({ now, promise }: Now): string =>
  indianDay(onOpenDay(indianDayStart(dayAfter(indianDay(now), DUE_DAYS)), promise));

type Sold = Readonly<{ package: string; rupees: string; dueOn: string }>;

const agreedIn = (form: Sold, at: Now): Agreed | FormFault => {
  const rupees = typedRupees(form.rupees);
  if (typeof rupees === "string") return rupees;
  return { packageId: form.package || null, rupees, dueOn: form.dueOn || dueDay(at) };
};

const isFault = <T>(value: T | FormFault): value is FormFault => typeof value === "string";

/** When a chosen next step is due, epoch ms, on an open day; undefined: it is left as it is, null: removed. */
const stepIn = (
  choice: string,
  chosen: string,
  { now, promise }: Now,
): number | null | undefined | FormFault => {
  if (choice === "") return undefined;
  if (choice === "none") return null;
  if (choice !== "day") {
    const step = NEXT_STEPS.find((one) => one === choice);
    return step && onOpenDay(nextStepAt(step, now), promise);
  }
  if (chosen === "") return "noDay";
  return chosen < indianDay(now) ? "past" : nextStepAt({ day: chosen }, now);
};

const calledIn = (
  { do: what, lead, at }: Extract<ChangeForm, { at: number; lead: string }>,
  { now, promise }: Now,
): Wanted => {
  if (at > now) return "tooEarly";
  if (what === "reached") return { kind: "called", lead, at, isReached: true };
  let nextAt = nextOpenDay(at, promise);
  while (nextAt <= now) nextAt = nextOpenDay(nextAt, promise);
  return { kind: "called", lead, at, isReached: false, nextAt };
};

/** The fields in which something else was typed than the page showed. */
const touchedIn = (form: FormOf<"edit">) => {
  const touched = FORM_FIELDS.desk.filter(
    (field) => form[field] !== undefined && form[field] !== form[`was-${field}`],
  );
  const picked = (valueOf: (field: DeskField) => string | undefined): Partial<DeskTexts> =>
    Object.fromEntries(touched.map((field) => [field, valueOf(field) ?? ""]));
  return { fields: picked((field) => form[field]), was: picked((field) => form[`was-${field}`]) };
};

const talkIn = (form: FormOf<"talk">, at: Now): Wanted => {
  const nextAt = stepIn(form.next, form.day, at);
  if (isFault(nextAt)) return nextAt;
  const sold = form.stage === "won" ? agreedIn(form, at) : undefined;
  if (isFault(sold)) return sold;
  const { text, stage, reason } = form;
  return {
    kind: "talk",
    text: text.trim(),
    stage: stage || undefined,
    reason: reason || undefined,
    sold,
    nextAt,
  };
};

const paidIn = (form: FormOf<"paid" | "refunded">, at: Now): Wanted => {
  const rupees = typedRupees(form.paid);
  if (isFault(rupees)) return rupees;
  const on = form.on || indianDay(at.now);
  if (on > indianDay(at.now)) return "future";
  const payment = { rupees, on, way: form.way, utr: form.utr };
  if (form.do === "refunded") return { kind: "refunded", payment };
  // Empty: this was all.
  const sold = agreedIn({ ...form, rupees: form.rupees.trim() || form.paid }, at);
  return isFault(sold) ? sold : { kind: "paid", payment, sold };
};

/** The change that a form asks for, or what is wrong with it. */
export const changeIn = (form: ChangeForm, at: Now): Wanted => {
  switch (form.do) {
    case "talk":
      return talkIn(form, at);
    case "sale": {
      const sold = agreedIn(form, at);
      return isFault(sold) ? sold : { kind: "sale", id: form.sale, sold };
    }
    case "unsold":
      return { kind: "sale", id: form.sale, sold: null };
    case "paid":
    case "refunded":
      return paidIn(form, at);
    case "unpaid":
      return { kind: "unpaid", at: form.at };
    case "claimMissing":
      return { kind: "missed", lead: form.lead, utr: form.utr };
    case "edit":
      return { kind: "edit", ...touchedIn(form) };
    case "bar":
    case "unbar":
      return { kind: "barred", isBarred: form.do === "bar" };
    case "undo":
      return { kind: "undo" };
    case "reached":
    case "missed":
      return calledIn(form, at);
    case "opened":
      return { kind: "opened", way: form.way, template: null, nextAt: openedStep(at) };
    case "take":
    case "giveBack":
      return { kind: "owner", owner: form.do === "take" ? "me" : null };
  }
};

/** The next step of a talk that is opened: we look again on the next open day. Epoch ms. */
export const openedStep = ({ now, promise }: Now): number =>
  onOpenDay(nextStepAt("tomorrow", now), promise);

/** What was typed in a form, to be shown in it again. */
export const typedIn = ({
  version: _seen,
  ...form
}: ChangeForm & { version?: number }): Record<string, string> =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]));
