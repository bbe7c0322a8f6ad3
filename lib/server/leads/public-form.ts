import type { z } from "zod";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ApiError } from "@/lib/server/core/api-error";
import { type FormFields, handleForm, jsonOrForm, seeOther } from "@/lib/server/http/form-handler";
import { idempotencyKey } from "@/lib/server/http/call-headers";
import { handle, json, parseInput } from "@/lib/server/http/route-handler";
import type { RequestContext } from "./build-lead";

type PublicForm<B> = {
  body: z.ZodType<B>;
  save: (body: B, context: RequestContext) => Promise<{ reference: string }>;
  bodyOf: (fields: FormFields) => unknown;
  refuse: (problem: ApiError, fields: FormFields) => Response;
  sentPage: string;
  /** What the page after it says besides the reference. */
  sentQuery?: (body: B) => Readonly<Record<string, string>>;
};

/** The handler of a form that anyone may send, by a JSON call (201) or without JavaScript (303). */
export const publicForm = <B extends { lang: Lang }>(form: PublicForm<B>) =>
  jsonOrForm(
    handle(
      { body: form.body, sessions: "lenient" },
      async ({ body, tokens, uid, address, headers }) => {
        const context = { key: idempotencyKey(headers), tokens, uid, address };
        return json(201, await form.save(body, context));
      },
    ),
    handleForm(async ({ fields, tokens, address }) => {
      const body = parseInput(form.body, form.bodyOf(fields));
      const { reference } = await form.save(body, { key: null, tokens, uid: null, address });
      const query = new URLSearchParams({ ref: reference, ...form.sentQuery?.(body) });
      return seeOther(pathIn(body.lang, `${form.sentPage}?${query.toString()}`));
    }, form.refuse),
  );
