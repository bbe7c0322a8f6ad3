import * as contactRoute from "@/app/api/leads/contact/route";
import * as unsubscribeRoute from "@/app/api/leads/newsletter/unsubscribe/route";
import * as newsletterRoute from "@/app/api/leads/newsletter/route";
import { browserOn, type Sent } from "./api-browser";

export const GOOD_CONTACT = {
  name: "Asha Patil",
  email: "asha@example.in",
  phone: "98765 43210",
  businessType: "grocery",
  message: "Udhaar is stuck with three customers.",
  consent: true,
  textVersion: "2026-11-21",
  lang: "en",
};
export const GOOD_NEWSLETTER = {
  email: "asha@example.in",
  consent: true,
  textVersion: "2026-11-21",
  lang: "hi",
};

type Fields = Readonly<Record<string, unknown>>;

/** A browser that calls the forms' routes. */
export const leadBrowser = () => {
  const browser = browserOn({
    "/api/leads/contact": contactRoute,
    "/api/leads/newsletter": newsletterRoute,
    "/api/leads/newsletter/unsubscribe": unsubscribeRoute,
  });
  const post = (path: string, sent: Sent) => browser.send("POST", path, sent);
  const withKey = (key?: string) => (key === undefined ? {} : { "idempotency-key": key });
  return {
    send: browser.send,
    contact: (body: unknown = GOOD_CONTACT, key?: string) =>
      post("/api/leads/contact", { body, headers: withKey(key) }),
    newsletter: (body: unknown = GOOD_NEWSLETTER, key?: string) =>
      post("/api/leads/newsletter", { body, headers: withKey(key) }),
    /** Sends a form without JavaScript. */
    form: (path: string, fields: Fields, headers: Record<string, string> = {}) =>
      post(path, {
        raw: new URLSearchParams(
          Object.entries(fields).map(([name, value]) => [
            name,
            (value === true ? "yes" : String(value)).replaceAll("\n", "\r\n"),
          ]),
        ).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      }),
  };
};
