import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { Handler } from "./guard-request.ts";

/** What a check sends most often, and what it ends with (docs/decisions/026-own-calls-past-next.md). */
const CALLS = [
  ["PUT", "/api/visitors/[id]/answers/[questionId]"],
  ["POST", "/api/visitors/[id]/analysis"],
] as const;

type Params = Record<string, string>;
type RouteHandler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;
/** A route as Next builds it; with what app/ exports in it. */
type BuiltRoute = { routeModule: { userland: Record<string, RouteHandler> } };

/** An address that stands in Next's own routes as it was sent: no escapes, no query, nothing twice. */
const patternOf = (page: string) =>
  new RegExp(`^${page.replaceAll(/\[(\w+)\]/g, "(?<$1>[\\w-]+)")}$`);

/** A request's whole body; null when its sender left, or was refused, before its end. */
const bodyOf = (req: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> =>
  new Promise((done) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.once("end", () => done(Buffer.concat(chunks)));
    req.once("close", () => done(null));
  });

/** As the guard left them, and not as they were sent: it took some away, and wrote the address and the name. */
const headersOf = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );

const send = async (response: Response, res: ServerResponse): Promise<void> => {
  const body = Buffer.from(await response.arrayBuffer());
  if (res.headersSent) return;
  res.statusCode = response.status;
  res.setHeaders(response.headers);
  res.end(body);
};

/**
 * Calls the route handlers of the build in `folder` (`.next`) for the calls of a check, as Next would but without
 * what it does around them, which takes longer than they do; everything else goes to `next`.
 */
export const ownCalls = (folder: string, next: Handler): Handler => {
  const load = createRequire(import.meta.url);
  const routes = CALLS.map(([method, page]) => ({
    method,
    path: patternOf(page),
    file: resolve(join(folder, "server/app", page, "route.js")),
  }));

  return async (req, res) => {
    const { url = "", headers } = req;
    const route = routes.find(({ method, path }) => method === req.method && path.test(url));
    if (!route) return next(req, res);
    const { method, path, file } = route;
    const body = await bodyOf(req);
    if (!body) return;
    const init = { method, headers: headersOf(req), body };
    const request = new Request(`http://${headers.host}${url}`, init);
    const params = Promise.resolve({ ...path.exec(url)!.groups });
    const { userland } = (load(file) as BuiltRoute).routeModule;
    await send(await userland[method]!(request, { params }), res);
  };
};
