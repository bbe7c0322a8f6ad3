import { once } from "node:events";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

type Answer = { headers: Readonly<Record<string, string>>; body: Buffer };

const KEPT_HEADERS = ["content-type", "content-encoding", "cache-control"];
/** What a page loads or runs as script. */
const SCRIPTS = [
  /<script\b[^>]*>.*?<\/script>/gs,
  /<link\b[^>]*\bas="script"[^>]*>/g,
  /<link\b[^>]*\brel="modulepreload"[^>]*>/g,
];

/** The markup of a page without its scripts. */
const withoutScripts = (html: string): string =>
  SCRIPTS.reduce((text, pattern) => text.replace(pattern, ""), html);

/** The answer at an address as it is sent. */
const fetched = (url: string, encoding: string) =>
  new Promise<Answer>((resolve, reject) => {
    const collect = async (response: IncomingMessage) => {
      const body = Buffer.concat((await response.toArray()) as Buffer[]);
      const kept = KEPT_HEADERS.map((name) => [name, response.headers[name]]);
      const headers = Object.fromEntries(kept.filter(([, value]) => value)) as Answer["headers"];
      resolve({ headers, body });
    };
    const headers = { "accept-encoding": encoding };
    get(url, { headers }, (response) => void collect(response).catch(reject)).on("error", reject);
  });

/** A page's plain twin, compressed as the site compresses; any other file as the site sends it. */
const answerAt = async (url: string): Promise<Answer> => {
  const { headers, body } = await fetched(url, "identity");
  if (!headers["content-type"]?.startsWith("text/html")) return fetched(url, "br");
  return {
    headers: { ...headers, "content-encoding": "br" },
    body: brotliCompressSync(withoutScripts(body.toString())),
  };
};

/**
 * Serves the plain twins of a site's pages at the same paths: the same markup, styles and pictures without scripts, from
 * memory. What is asked for the first time is taken from the site.
 */
export const startPlainPages = async (site: string) => {
  const known = new Map<string, Promise<Answer>>();
  const send = async (path: string, response: ServerResponse) => {
    const answer = known.get(path) ?? answerAt(site + path);
    known.set(path, answer);
    const { headers, body } = await answer;
    response.writeHead(200, { ...headers, "content-length": body.length }).end(body);
  };
  const server = createServer(({ url = "/" }, response) => {
    send(url, response).catch(() => response.writeHead(502).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
