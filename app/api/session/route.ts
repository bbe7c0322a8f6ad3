import { handle, methods, noContent } from "@/lib/server/http/route-handler";
import { clearedCookie } from "@/lib/server/auth/owner-token";
import { clearedSession } from "@/lib/server/auth/session-cookie";
import { endSession, startSession } from "@/lib/server/auth/sign-in";

/** Neither call uses the session that the wrapper would find: one replaces it, the other ends it. */
const schema = { sessions: "none" } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(schema, async ({ headers }) =>
    noContent({ "Set-Cookie": await startSession(headers, Date.now()) }),
  ),

  /** Deletes the visitor's owner token, too: the device may be shared. */
  DELETE: handle(schema, async ({ headers }) => {
    await endSession(headers.get("cookie"));
    return noContent([
      ["Set-Cookie", clearedSession()],
      ["Set-Cookie", clearedCookie()],
    ]);
  }),
});
