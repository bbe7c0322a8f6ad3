import type { ApiError } from "@/lib/server/core/api-error";
import { bodyBytes, MAX_FORM_BYTES } from "@/lib/server/core/body-bytes";
import { clientAddress } from "./client-address";
import { respond, apiErrorFrom, type RouteHandler } from "./route-handler";
import { assertOwnOrigin } from "./call-headers";
import { tokensIn } from "@/lib/server/auth/owner-token";

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** The fields of a form by their names; of two equal names the last one counts. */
export type FormFields = Readonly<Record<string, string>>;
type FormCall = { fields: FormFields; tokens: readonly string[]; address: string | null };

/** The fields of a form in their order. Throws ApiError 413 for more than `maxBytes`. */
export const formPairs = async (
  request: Request,
  maxBytes: number = MAX_FORM_BYTES,
): Promise<[name: string, value: string][]> => {
  const text = new TextDecoder().decode(await bodyBytes(request, maxBytes));
  // Forms send CR LF for a line break; the text as typed has LF.
  return [...new URLSearchParams(text)].map(([name, value]) => [
    name,
    value.replaceAll("\r\n", "\n"),
  ]);
};

/** Redirects to a page, which the browser then gets by GET (303). */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path } });

/** A form's handler without JavaScript; `refuse` makes a page of an error and the fields. */
export const handleForm =
  (
    handler: (call: FormCall) => Promise<Response>,
    refuse: (problem: ApiError, fields: FormFields) => Response,
  ): RouteHandler =>
  (request) =>
    respond(request, async (requestId) => {
      let fields: FormFields = {};
      try {
        assertOwnOrigin(request);
        fields = Object.fromEntries(await formPairs(request)) as FormFields;
        const { headers } = request;
        const tokens = tokensIn(headers.get("cookie"));
        return await handler({ fields, tokens, address: clientAddress(headers) });
      } catch (error) {
        return refuse(apiErrorFrom(error, requestId), fields);
      }
    });

/** A route that takes JSON calls and plain forms; everything but a form goes to `json`. */
export const jsonOrForm =
  (json: RouteHandler, form: RouteHandler): RouteHandler =>
  (request, context) =>
    (FORM_TYPE.test(request.headers.get("content-type") ?? "") ? form : json)(request, context);
