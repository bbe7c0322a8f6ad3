import { withGoogleEdge } from "@/test/standins/google-edge";
import { browserOn } from "./api-browser";
import { deskForm } from "./desk-form";
import { DESK_LOG } from "@/lib/server/desk/desk-log";
import { storeOf } from "@/lib/server/store/store-of";

/** The origin of a site with a desk: Google's sessions are read over https. */
export const DESK_ORIGIN = "https://bizgrow.example";

/** Operators who call the desk's routes; `routes` names each handler's module by its path. */
export const deskCallers = (routes: Parameters<typeof browserOn>[0], emails: readonly string[]) => {
  Object.assign(process.env, { SITE_URL: DESK_ORIGIN, OPERATOR_EMAILS: emails.join() });
  const google = withGoogleEdge("bizgrow-1");
  const browser = browserOn(routes, DESK_ORIGIN);
  let sessions = 0;
  return {
    /** An operator who signed in just now, or so many minutes ago. */
    operator: (email: string, minutesAgo = 0) => {
      const claims = google.sessionClaimsOf(`op-${++sessions}`);
      google.users.set(`op-${sessions}`, { validSince: "0" });
      const auth_time = Math.floor(Date.now() / 1000 - minutesAgo * 60);
      const cookie = `__Host-session=${google.sign({ ...claims, email, auth_time })}`;
      return {
        cookie,
        send: (method: string, path: string, body?: unknown) =>
          browser.send(method, `/api/desk/${path}`, { body, headers: { cookie } }),
        /** Sends a form: with JavaScript, or `isPlain` without. */
        post: (path: string, fields: Record<string, string | string[]>, isPlain = false) => {
          const { raw, headers } = deskForm(fields, isPlain);
          return browser.send("POST", `/api/desk/${path}`, {
            raw,
            headers: { ...headers, cookie },
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
