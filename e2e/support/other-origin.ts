import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

/** Somebody else's site: empty pages, at two addresses. Of another site for a browser, and of the same one. */
export const otherOrigin = async () => {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end("<!doctype html><title>A nice offer</title><h1>A nice offer</h1>");
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port, address, family } = server.address() as AddressInfo;
  return {
    crossSite: `http://${family === "IPv6" ? `[${address}]` : address}:${port}`,
    sameSite: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const ALL_YES = Object.fromEntries(QUESTION_IDS.map((id) => [id, "yes"]));
const LEAD = {
  name: "Mallory",
  email: "mallory@evil.example",
  phone: "9876543210",
  message: "Sent by another site.",
  consent: true,
  textVersion: "2026-11-21",
  lang: "en",
};

/** Every call that changes something, with a body that would be right. */
export const callsOn = (id: string): [method: string, path: string, body: object | null][] => [
  ["PUT", `/api/visitors/${id}`, { lang: "hi" }],
  ["PUT", `/api/visitors/${id}/answers/b1`, { answer: "no", version: 9_999_999_999_999 }],
  ["POST", `/api/visitors/${id}/analysis`, { answers: ALL_YES, lang: "en" }],
  ["PUT", `/api/visitors/${id}/consents/contact`, { isGiven: true, textVersion: "2026-11-21" }],
  ["DELETE", `/api/visitors/${id}`, null],
  ["POST", "/api/leads/contact", LEAD],
  ["POST", "/api/leads/newsletter", LEAD],
  ["POST", "/api/leads/newsletter/unsubscribe", {}],
  ["POST", "/api/leads/onboarding", LEAD],
  ["POST", "/api/session", null],
  ["DELETE", "/api/session", null],
  ["PUT", "/api/account", { visitorId: id, lang: "en" }],
  ["POST", "/api/counts", { lang: "en", source: "evil", steps: ["opened"] }],
];

/** What a page of another origin can make the visitor's browser send to our calls: each call in eleven ways. */
export const attack = (page: Page, site: string, id: string) =>
  page.evaluate(
    async ({ calls, types }) => {
      const framed = (html: string, sandbox: string | null) => {
        const frame = document.createElement("iframe");
        if (sandbox !== null) frame.setAttribute("sandbox", sandbox);
        frame.srcdoc = html;
        document.body.append(frame);
      };
      for (const { url, method, text } of calls) {
        const ways: RequestInit[] = [
          { method, mode: "cors", headers: { "content-type": "application/json" } },
          { method: "POST", mode: "no-cors" },
          { method: "POST", mode: "no-cors", headers: { "content-type": "text/plain" } },
          { method: "POST", mode: "no-cors", keepalive: true },
        ];
        for (const way of ways)
          await fetch(url, { credentials: "include", body: text, ...way }).catch(() => null);
        navigator.sendBeacon(url, text);
        navigator.sendBeacon(url, new Blob([text], { type: "application/json" }));
        const fields = Object.entries(JSON.parse(text) as object)
          .map(([name, value]) => `<input name="${name}" value="${String(value)}">`)
          .join("");
        for (const type of types)
          for (const sandbox of [null, "allow-forms allow-scripts"])
            framed(
              `<form method="post" action="${url}" enctype="${type}">${fields}</form>` +
                "<script>document.forms[0].submit()</script>",
              sandbox,
            );
      }
    },
    {
      types: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"],
      calls: callsOn(id).map(([method, path, body]) => ({
        url: site + path,
        method,
        text: JSON.stringify(body ?? {}),
      })),
    },
  );
/** No-cors twice and kept alive once, a beacon, six forms; the rest asks first (OPTIONS), and is refused there. */
export const REACHES_US = 3 + 1 + 6;
