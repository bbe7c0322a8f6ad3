import { z } from "zod";
import { backFrom, langOfBack } from "@/lib/domain/core/desk-path";
import { emailFrom, emailKey } from "@/lib/domain/core/email";
import { pathIn } from "@/lib/domain/core/languages";
import { askingBrowser, closeDesk, openDeskBy } from "@/lib/server/auth/desk-door";
import { assertNoWait } from "@/lib/server/core/api-error";
import { assertOwnOrigin } from "@/lib/server/http/call-headers";
import { clientAddress } from "@/lib/server/http/client-address";
import { formPairs, seeOther } from "@/lib/server/http/form-handler";
import { apiErrorFrom, methods, respond } from "@/lib/server/http/route-handler";
import { askForDeskLink } from "@/lib/server/wiring/door";
import { limitFor } from "@/lib/server/wiring/rates";

const back = z
  .unknown()
  .optional()
  .transform((sent) => backFrom(sent) ?? "/desk");
const email = z.string().transform((text) => emailKey(emailFrom(text) ?? ""));
const fields = z.discriminatedUnion("do", [
  z.object({ do: z.literal("ask"), back, email: email.refine(Boolean) }),
  z.object({ do: z.literal("open"), back, link: z.string().max(100) }),
  z.object({ do: z.literal("leave"), back }),
]);
type Fields = z.infer<typeof fields>;

/** Goes to the page of the door, which says what came of a form. */
const toDoor = (to: string, said: string, setCookie?: string): Response => {
  const query = new URLSearchParams({ said, back: to });
  const reply = seeOther(`${pathIn(langOfBack(to), "/desk/open")}?${query}`);
  if (setCookie) reply.headers.append("Set-Cookie", setCookie);
  return reply;
};

const done = async (form: Fields, { headers }: Request): Promise<Response> => {
  const cookie = headers.get("cookie");
  const address = clientAddress(headers);
  if (form.do === "ask") {
    const { browser, setCookie } = askingBrowser(cookie);
    const lang = langOfBack(form.back);
    await askForDeskLink({ email: form.email, browser, address, lang, back: form.back });
    return toDoor(form.back, "asked", setCookie);
  }
  if (form.do === "leave") {
    const reply = seeOther(pathIn(langOfBack(form.back), "/"));
    reply.headers.append("Set-Cookie", await closeDesk(cookie));
    return reply;
  }
  const waitMs = address === null ? 0 : await limitFor("address-desk-opens").take(address);
  assertNoWait(waitMs, "Too many links were tried.");
  const opened = await openDeskBy(form.link, cookie);
  if (opened === null) return toDoor(form.back, "used");
  const reply = seeOther(opened.back ?? form.back);
  reply.headers.append("Set-Cookie", opened.setCookie);
  return reply;
};

/** The door of the desk: asks for a link, opens by one, and leaves. Its forms work the same with and without JavaScript. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request) =>
    respond(request, async (requestId) => {
      assertOwnOrigin(request);
      const sent = Object.fromEntries(await formPairs(request)) as Record<string, string>;
      const form = fields.safeParse(sent);
      if (!form.success) return toDoor(backFrom(sent["back"]) ?? "/desk", "email");
      try {
        return await done(form.data, request);
      } catch (error) {
        const { status } = apiErrorFrom(error, requestId);
        return toDoor(form.data.back, status === 429 ? "many" : "later");
      }
    }),
});
