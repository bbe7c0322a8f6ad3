import { handle, json, methods } from "@/lib/server/http/route-handler";
import { clearedCookie } from "@/lib/server/auth/owner-token";
import { accountBody } from "@/lib/server/core/value-schemas";
import { accounts, isAccountGone } from "@/lib/server/wiring/account";
import { accountGone, signInNeeded } from "@/lib/server/auth/session";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({}, async ({ user, tokens }) => {
    if (!user) throw signInNeeded();
    const { uid, name, email, picture } = user;
    return json(200, { userId: await accounts().recordId({ uid, tokens }), name, email, picture });
  }),

  /** Deletes the browser's owner token: from now on the session opens the record. */
  PUT: handle({ body: accountBody }, async ({ uid, tokens, body, headers }) => {
    if (uid === null)
      throw (await isAccountGone(headers.get("cookie"))) ? accountGone() : signInNeeded();
    const linked = await accounts().link({ uid, tokens }, body.visitorId, body.lang);
    return json(200, linked, { "Set-Cookie": clearedCookie() });
  }),
});
