import { z } from "zod";
import { PACKAGES } from "@/lib/domain/check/packages";
import { ANY } from "@/lib/domain/desk/templates";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import { WANTS } from "@/lib/domain/leads/wants";

/** A text as typed; what is wrong with it is said beside its field (`textProblem`). */
const text = z
  .string()
  .refine((written) => !/\p{Surrogate}|[^\P{Cc}\n]/u.test(written), "must be well-formed text");

/** One template, with the version of all that the operator saw. */
export const templateForm = z.object({
  do: z.enum(["save", "remove"]),
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  /** Empty for a new one. */
  id: z.string().regex(/^[\w-]{0,64}$/),
  topic: z.enum([...WANTS, ANY]),
  packageId: z.enum([...PACKAGES.map(({ id }) => id), ANY]),
  status: z.enum([...LEAD_STATUSES, ANY]),
  "text-en": text,
  "text-hi": text,
});
export type TemplateForm = z.infer<typeof templateForm>;
