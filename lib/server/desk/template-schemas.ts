import { z } from "zod";
import { PACKAGES } from "@/lib/domain/check/packages";
import { LANGS } from "@/lib/domain/core/languages";
import {
  ANY,
  type DeskTemplates,
  MAX_TEMPLATES,
  TEMPLATE_CHARS,
  TEMPLATE_TOPICS,
  textProblem,
} from "@/lib/domain/desk/templates";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";

/** A letter takes at most 4 bytes, and an escaped line break two. */
const BYTES_A_LETTER = 4;
const BYTES_AROUND = 1_000;

/** The largest body: templates of the longest texts. */
export const MAX_TEMPLATES_BYTES =
  MAX_TEMPLATES * (LANGS.length * TEMPLATE_CHARS * BYTES_A_LETTER + BYTES_AROUND);

const text = z
  .string()
  .refine((written) => !/\p{Surrogate}|[^\P{Cc}\n]/u.test(written), "must be well-formed text")
  .refine((written) => textProblem(written) === null, "must have known holes, and fit");

/** `version`: the one that the operator saw. */
export const templatesBody = z.strictObject({
  version: z.int().nonnegative(),
  templates: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[\w-]{1,64}$/),
        topic: z.enum([...TEMPLATE_TOPICS, ANY]),
        packageId: z.enum([...PACKAGES.map(({ id }) => id), ANY]),
        status: z.enum([...LEAD_STATUSES, ANY]),
        texts: z.strictObject({ en: text, hi: text }),
      }),
    )
    .max(MAX_TEMPLATES)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "must differ in id"),
}) satisfies z.ZodType<DeskTemplates>;
