import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";

type Answer = { path: string; headers: IncomingHttpHeaders; body: Buffer };
/** What a page asked for, and the bytes of the body as it came. */
type Loaded = { path: string; by: string; bytes: number };

/**
 * A network between a browser and a site: "down" cuts each connection, as a Wi-Fi without internet does, and "hanging"
 * answers nothing.
 */
export const startNetwork = async (siteUrl: string) => {
  let state: "up" | "down" | "hanging" = "up";
  let site = new URL(siteUrl);
  let rewrite: (answer: Answer) => Buffer | undefined = () => undefined;
  const loaded: Loaded[] = [];
  const sockets = new Set<Socket>();

  const pass = (req: IncomingMessage, res: ServerResponse) => {
    if (state === "down") return req.socket.destroy();
    if (state === "hanging") return req.resume();
    const path = req.url ?? "/";
    // The site takes its own name only.
    const headers = { ...req.headers, host: site.host };
    if (headers.origin) headers.origin = site.origin;
    const take = async (answer: IncomingMessage) => {
      const body = Buffer.concat(await answer.toArray());
      const other = rewrite({ path, headers: answer.headers, body });
      const by = String(req.headers["sec-fetch-dest"]);
      loaded.push({ path, by, bytes: body.length });
      const { "content-length": _length, ...rest } = answer.headers;
      res.writeHead(other ? 200 : (answer.statusCode ?? 502), rest).end(other ?? body);
    };
    // A connection for each request: one kept from before may be closed by the site just as it is used again.
    const out = request(
      { port: site.port, path, method: req.method, headers, agent: false },
      (answer) => void take(answer),
    );
    out.on("error", () => res.writeHead(502).end());
    req.pipe(out);
  };

  const server = createServer(pass).on("connection", (socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)));
  });
  const cut = () => sockets.forEach((socket) => socket.destroy());
  await once(server.listen(0, "localhost"), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    loaded,
    become: (next: typeof state) => {
      state = next;
      if (next === "down") cut();
    },
    leadTo: (url: string) => {
      site = new URL(url);
    },
    /** Changes what comes through: another body, or undefined for the site's own. */
    rewrite: (change: typeof rewrite) => {
      rewrite = change;
    },
    close: () => {
      cut();
      server.close();
    },
  };
};

export type Network = Awaited<ReturnType<typeof startNetwork>>;
