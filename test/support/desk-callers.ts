import { newToken, tokenHash } from "@/lib/server/auth/owner-token";
import { DESK_LOG } from "@/lib/server/desk/desk-log";
import { DESK_SESSIONS } from "@/lib/server/store/schemas/stored-operator";
import { storeOf } from "@/lib/server/store/store-of";
import { browserOn } from "./api-browser";
import { deskForm } from "./desk-form";

/** The origin of a site with a desk, over https. */
export const DESK_ORIGIN = "https://bizgrow.example";

/** The cookie of an operator's session that was opened, and used last, so many minutes ago. */
export const deskSession = async (
  email: string,
  openedMinutesAgo = 0,
  seenMinutesAgo = 0,
): Promise<string> => {
  const token = newToken();
  const ago = (minutes: number) => Date.now() - minutes * 60_000;
  const session = { email, openedAt: ago(openedMinutesAgo), seenAt: ago(seenMinutesAgo) };
  await storeOf(DESK_SESSIONS).update(tokenHash(token), () => session);
  return `__Host-desk=${token}`;
};

/** Operators who call the desk's routes; `routes` names each handler's module by its path. */
export const deskCallers = (routes: Parameters<typeof browserOn>[0], emails: readonly string[]) => {
  Object.assign(process.env, { SITE_URL: DESK_ORIGIN, OPERATOR_EMAILS: emails.join() });
  const browser = browserOn(routes, DESK_ORIGIN);
  return {
    /** An operator who opened the desk just now, or so many minutes ago. */
    operator: (email: string, minutesAgo = 0) => {
      let session: Promise<string> | undefined;
      const cookie = () => (session ??= deskSession(email, minutesAgo));
      return {
        cookie,
        send: async (method: string, path: string, body?: unknown) => {
          return browser.send(method, `/api/desk/${path}`, {
            body,
            headers: { cookie: await cookie() },
          });
        },
        /** Sends a form: with JavaScript, or `isPlain` without. */
        post: async (path: string, fields: Record<string, string | string[]>, isPlain = false) => {
          const { raw, headers } = deskForm(fields, isPlain);
          return browser.send("POST", `/api/desk/${path}`, {
            raw,
            headers: { ...headers, cookie: await cookie() },
          });
        },
      };
    },
    /** The lines of the desk's log, the newest first. */
    logLines: async () => {
      const { rows } = await storeOf(DESK_LOG).list({ before: null, limit: 100 });
      return rows.map(({ record }) => record);
    },
  };
};

export type DeskCaller = ReturnType<ReturnType<typeof deskCallers>["operator"]>;
