type Params = Record<string, string>;
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;
type Routes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type Sent = {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  raw?: BodyInit;
  headers?: Record<string, string | null>;
};
export type Reply = { status: number; body: unknown; text: string; headers: Headers };

const ORIGIN = "http://localhost:3000";

const found = (routes: Routes, path: string) => {
  const parts = path.replace(/\?.*/, "").split("/").map(decodeURIComponent);
  for (const [pattern, route] of Object.entries(routes)) {
    const names = pattern.split("/");
    if (names.length !== parts.length) continue;
    if (!names.every((name, at) => name.startsWith(":") || name === parts[at])) continue;
    const params = names.flatMap((name, at) =>
      name[0] === ":" ? [[name.slice(1), parts[at]!]] : [],
    );
    return { route, params: Object.fromEntries(params) as Params };
  }
  throw new Error(`No route for ${path}`);
};

/**
 * A browser that calls route handlers as Next would, with a real Request, and stores the cookies they set. `routes`
 * names each handler's module by its path, such as "/api/visitors/:id". `origin` is that of its pages.
 */
export const browserOn = (routes: Routes, origin = ORIGIN) => {
  const jar = new Map<string, string>();
  const keep = (line: string) => {
    const [name = "", value = ""] = line.split(";")[0]!.split(/=(.*)/s);
    if (value) jar.set(name, value);
    else jar.delete(name);
  };
  const cookie = () => [...jar].map((pair) => pair.join("=")).join("; ") || null;
  return {
    /** The Cookie header it sends; null without cookies. */
    cookie,
    send: async (method: string, path: string, sent: Sent = {}): Promise<Reply> => {
      const { route, params } = found(routes, path);
      const payload = sent.raw ?? (sent.body === undefined ? null : JSON.stringify(sent.body));
      const given = {
        origin,
        ...(payload !== null && { "content-type": "application/json" }),
        cookie: cookie(),
        ...sent.headers,
      };
      const headers = Object.entries(given).filter(
        (pair): pair is [string, string] => pair[1] !== null,
      );
      const init = { method, headers, body: payload, duplex: "half" };
      const request = new Request(new URL(path, ORIGIN), init as RequestInit);
      const handler = route[method] as Handler;
      const response = await handler(request, { params: Promise.resolve(params) });
      response.headers.getSetCookie().forEach(keep);
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.includes("json");
      return {
        status: response.status,
        body: isJson ? JSON.parse(text) : null,
        text,
        headers: response.headers,
      };
    },
  };
};

export type ApiBrowser = ReturnType<typeof browserOn>;
