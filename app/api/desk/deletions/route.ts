import { z } from "zod";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill } from "@/lib/domain/core/fill";
import { digitsIn } from "@/lib/domain/core/phone";
import { ApiError } from "@/lib/server/core/api-error";
import { formChoice, listForm } from "@/lib/server/desk/list-choice";
import { deskForm } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";
import { deskDeletions } from "@/lib/server/wiring/desk";

const number = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** `count`: the leads that the page has counted, all of which came before `until`, epoch ms; `typed` by the operator. */
const fields = listForm.extend({ until: number, count: number, typed: z.string() });

/** Deletes the leads that the list's filter finds; a call that does not reach the end says how many are left. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: deskForm(
    { fields, use: "recent" },
    async ({ fields: { until, count: n, typed, ...choice }, by, lang }) => {
      const { many } = deskWordsIn(lang);
      const trouble = (text: string) => ({ text, isTrouble: true, kept: {} });
      if (digitsIn(typed) !== String(n)) return trouble(fill(many.wrong, { n }));
      const filter = { ...formChoice(choice, by).filter, to: until };
      try {
        const { deleted, left } = await deskDeletions().remove(by, filter, n);
        if (left === 0) return { text: fill(many.done, { n: deleted }) };
        return { text: fill(many.part, { done: deleted, left }), isTrouble: true };
      } catch (error) {
        if (error instanceof ApiError && error.code === "changed") return trouble(many.changed);
        throw error;
      }
    },
  ),
});
