import { z } from "zod";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { apiErrorFrom } from "./route-handler";

/** The status and the sentence for a form of the desk that was not done: what is to be looked at, or why. */
export const refusalIn = (
  lang: Lang,
  error: unknown,
  requestId: string,
): { status: number; text: string } => {
  const { frame, labels } = deskWordsIn(lang);
  const { refusals } = frame;
  if (error instanceof z.ZodError) {
    const name = String(error.issues[0]?.path[0]);
    const field = Object.hasOwn(labels, name) && labels[name as keyof typeof labels];
    return { status: 422, text: field ? fill(refusals.invalidField, { field }) : refusals.invalid };
  }
  const { status, code } = apiErrorFrom(error, requestId);
  const known = Object.hasOwn(refusals, code) ? (code as keyof typeof refusals) : "other";
  return { status, text: refusals[known] };
};
