import { once } from "node:events";
import { type Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";

/** A server under test: its origin, which is also the `Origin` that it accepts. */
export type Target = { site: string };

/** A request without an answer after this time counts as refused, in ms. */
const ANSWER_WITHIN_MS = 10_000;

export type Reply = { status: number; body: string; cookie: string | null };

/**
 * Calls a site from one loopback address (127.0.0.0/8), as one client; sends the owner cookie once the site has set it.
 * Without an agent each call opens a new connection. A call rejects when the connection breaks or no answer comes in
 * time.
 */
export const callerAt = (site: string, localAddress: string, agent: Agent | false = false) => {
  const { host, port } = new URL(site);
  let cookie: string | null = null;
  return async (
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Reply> => {
    const sent = request({
      ...{ host: "127.0.0.1", port, localAddress, method, path, agent },
      headers: {
        ...{ host, origin: site },
        ...(body && { "content-type": "application/json" }),
        ...(cookie && { cookie }),
        ...more,
      },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const reply = await text(response);
    const set = response.headers["set-cookie"]?.[0]?.split(";")[0] ?? null;
    cookie = set ?? cookie;
    return { status: response.statusCode ?? 0, body: reply, cookie };
  };
};

export type Caller = ReturnType<typeof callerAt>;

/** The fields of a valid contact form. */
export const contactForm = (message: string, visitorId: string | null = null) => ({
  name: "Asha Patil",
  email: "asha@example.in",
  phone: "+919876543210",
  message,
  consent: true,
  textVersion: TEXT_VERSIONS.privacy,
  lang: "en",
  filledMs: 30_000,
  ...(visitorId && { visitorId }),
});
