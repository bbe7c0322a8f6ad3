import { randomUUID } from "node:crypto";
import { newPerson } from "@/test/builders/new-person";
import { newGoogleUser, signInAtEmulator } from "@/test/standins/google-user";
import { Refused } from "./refused";
import { fromSomeAddress } from "./some-address";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

const LANG = { lang: "en" } as const;
const TEXT = { textVersion: "2026-11-21" } as const;

/** A browser that makes a record and links at any site with the same database. */
export const sharingPerson = () => {
  const id = randomUUID() as string;
  const cookies = new Map<string, string>();

  const send = async (site: string, method: string, path: string, body?: unknown) => {
    const response = await fetch(site + path, {
      method,
      headers: {
        origin: site,
        ...(!(body instanceof URLSearchParams) && { "content-type": "application/json" }),
        cookie: [...cookies].map((cookie) => cookie.join("=")).join("; "),
        ...fromSomeAddress(),
      },
      body: body instanceof URLSearchParams ? body : body ? JSON.stringify(body) : null,
    });
    const text = await response.text();
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(";")[0]!.split(/=(.*)/s) as [string, string];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, response, text };
  };

  /** A call that must be taken; its answer. */
  const call = async (site: string, method: string, path: string, body?: unknown) => {
    const { status, response, text } = await send(site, method, path, body);
    if (status >= 400) throw new Refused(`${method} ${path}`, response, text);
    return (text === "" ? {} : JSON.parse(text)) as Record<string, string>;
  };

  const at = (path: string) => `/api/visitors/${id}${path}`;

  return {
    id,
    send,
    call,
    at,
    /** Finishes a check, agrees to be contacted, and sends a message: a record with two leads. */
    check: async (site: string, name = "Asha"): Promise<void> => {
      const answers = Object.fromEntries(QUESTION_IDS.map((question) => [question, "yes"]));
      await call(site, "PUT", at(""), LANG);
      await call(site, "POST", at("/analysis"), { answers, ...LANG });
      await call(site, "PUT", at("/consents/contact"), { isGiven: true, ...TEXT });
      const message = {
        name,
        ...newPerson(),
        message: `Hello ${randomUUID()}`,
        visitorId: id,
      };
      await call(site, "POST", "/api/leads/contact", {
        ...message,
        consent: true,
        ...TEXT,
        ...LANG,
      });
    },
    /** Makes a private link with the answers; its id and token. */
    link: async (site: string): Promise<{ linkId: string; token: string }> => {
      const made = await call(site, "POST", at("/links"), { scope: "answers", ...LANG });
      return { linkId: made["linkId"]!, token: made["url"]!.split("#")[1]! };
    },
    /** Signs in at the emulator, without linking the record. */
    signIn: async (site: string, emulator: string): Promise<void> => {
      const { idToken } = await signInAtEmulator(emulator, newGoogleUser(newPerson()));
      const headers = { origin: site, authorization: `Bearer ${idToken}`, ...fromSomeAddress() };
      const reply = await fetch(`${site}/api/session`, { method: "POST", headers });
      for (const line of reply.headers.getSetCookie()) {
        const [name, value] = line.split(";")[0]!.split(/=(.*)/s) as [string, string];
        if (value !== "") cookies.set(name, value);
      }
    },
    /** Has a cookie, such as the desk's. */
    keep: (cookie: string): void => {
      const [name, value] = cookie.split(/=(.*)/s) as [string, string];
      cookies.set(name, value);
    },
    /** Takes over the session of another browser of the same person. */
    sameAccountAs: (other: { session: () => readonly [string, string] }): void => {
      const [name, value] = other.session();
      cookies.set(name, value);
    },
    session: () => [...cookies].find(([name]) => name.endsWith("session"))!,
  };
};

export type SharingPerson = ReturnType<typeof sharingPerson>;

/** Whether a private link opens for anybody. */
export const opens = async (site: string, token: string): Promise<boolean> =>
  (await sharingPerson().send(site, "POST", "/api/links/open", { token })).status === 200;
