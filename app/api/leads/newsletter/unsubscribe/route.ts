import { isLang } from "@/lib/domain/core/languages";
import { ApiError } from "@/lib/server/core/api-error";
import { bodyBytes, MAX_FORM_BYTES } from "@/lib/server/core/body-bytes";
import { handleForm } from "@/lib/server/http/form-handler";
import { langOf } from "@/lib/server/leads/form-bodies";
import { respond, methods, type RouteHandler } from "@/lib/server/http/route-handler";
import { unsubscribes } from "@/lib/server/wiring/forms";
import {
  unsubscribedPage,
  unsubscribeFailedPage,
  unsubscribePage,
} from "@/lib/server/leads/unsubscribe-links";

const tokenIn = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

/**
 * RFC 8058: the mail program itself posts to the link of the `List-Unsubscribe` header. The call has another origin and
 * no cookies, so our origin rule does not apply: the token in the address is the only proof. The body's one fixed
 * field, as a form of either kind, tells such a call from a link that is merely followed.
 */
const oneClick: RouteHandler = (request) =>
  respond(request, async () => {
    const body = new TextDecoder().decode(await bodyBytes(request, MAX_FORM_BYTES));
    if (!/List-Unsubscribe"?\s*(?:=|\r?\n)\s*One-Click/.test(body))
      throw new ApiError(422, "invalid", "Not a one-click unsubscription.");
    await unsubscribes().end(tokenIn(request));
    return new Response(null, { status: 200 });
  });

const byButton = handleForm(
  async ({ fields }) => {
    await unsubscribes().end(fields.token ?? "");
    return unsubscribedPage(langOf(fields));
  },
  (problem, fields) => unsubscribeFailedPage(langOf(fields), fields.token ?? "", problem),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) =>
    respond(request, async () => {
      const lang = new URL(request.url).searchParams.get("lang");
      return unsubscribePage(isLang(lang) ? lang : "en", tokenIn(request));
    }),

  POST: (request, context) => (tokenIn(request) ? oneClick : byButton)(request, context),
});
