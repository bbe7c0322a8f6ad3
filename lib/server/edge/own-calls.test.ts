import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownCalls } from "./own-calls";

const ANSWER = "/api/visitors/[id]/answers/[questionId]";
/** A route as Next builds it, which tells what it was called with. */
const BUILT = `
  let calls = 0;
  const PUT = async (request, { params }) => Response.json(
    { params: await params, body: await request.text(), said: request.headers.get("x-said"), forged: request.headers.get("x-forged"), sealed: request.headers.get("x-sealed"), calls: ++calls },
    { status: 202, headers: [["Set-Cookie", "a=1"], ["Set-Cookie", "b=2"]] },
  );
  exports.routeModule = { userland: { PUT } };`;

/** What a handler may see of the headers that only the guard writes. */
const GUARDED = { forged: null, sealed: "by the guard" };

const build = mkdtempSync(join(tmpdir(), "own-calls-"));
let server: Server;
let url: string;
const failures: unknown[] = [];

beforeAll(async () => {
  const folder = join(build, "server/app", ANSWER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "route.js"), BUILT);
  const handle = ownCalls(build, async (req, res) => {
    res.end(`next: ${req.method} ${req.url}`);
  });
  server = createServer((req, res) => {
    // As the guard does: one header has no business here, the other is its own.
    delete req.headers["x-forged"];
    req.headers["x-sealed"] = "by the guard";
    handle(req, res).catch((error: unknown) => {
      failures.push(error);
      res.destroy();
    });
  }).listen(0, "localhost");
  await once(server, "listening");
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(build, { recursive: true });
});

const put = (path: string, init: RequestInit = {}) =>
  fetch(url + path, { method: "PUT", body: "ध", ...init });

test("an answer reaches its handler with what was sent, and comes back with every header", async () => {
  const headers = { "x-said": "one, two", "x-sealed": "by a visitor", "x-forged": "yes" };
  const answer = await put("/api/visitors/a-1/answers/b_2", { headers });
  expect(answer.status).toBe(202);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(answer.headers.get("content-type")).toBe("application/json");
  const params = { id: "a-1", questionId: "b_2" };
  expect(await answer.json()).toEqual({
    params,
    body: "ध",
    said: "one, two",
    ...GUARDED,
    calls: 1,
  });
});

test("all else goes to Next: other methods, other addresses, and what would have to be read first", async () => {
  const one = "/api/visitors/a/answers/b";
  for (const path of [
    `${one}?x=1`,
    `${one}/`,
    `${one}/c`,
    "/api/visitors/a",
    "/api/visitors/%61/answers/b",
  ])
    expect(await (await put(path)).text()).toBe(`next: PUT ${path}`);
  expect(await (await fetch(url + one, { method: "POST" })).text()).toBe(`next: POST ${one}`);
});

test("who leaves in the middle of a call has called nobody", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "localhost");
  await once(socket, "connect");
  const arrived = once(server, "request");
  socket.write(
    "PUT /api/visitors/a/answers/b HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf",
  );
  await arrived;
  socket.destroy();
  const { calls } = (await (await put("/api/visitors/a/answers/b")).json()) as { calls: number };
  expect(calls).toBe(2);
  expect(failures).toEqual([]);
});
