// holds: #limits
// Takes some seconds: one connection makes 1,000 requests, and 300 connections send 2,400 at once.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type GuardedSite, guardedSite, HOST } from "@/test/support/guarded-site";
import { until } from "@/test/support/browser-page";
import { responseHead } from "./static-cache";
import { head } from "@/test/support/raw-http";

const GET = head("GET /api/a HTTP/1.1", HOST);

let site: GuardedSite;
const clients: Socket[] = [];
/** A connection that counts its answers by status. */
const client = async (from = "127.0.0.1") => {
  const socket = connect({ port: site.port(), host: "127.0.0.1", localAddress: from });
  clients.push(socket);
  let text = "";
  socket.setEncoding("latin1").on("data", (piece) => (text += piece));
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  return { socket, statuses, text: () => text };
};
type Client = Awaited<ReturnType<typeof client>>;
afterEach(async () => {
  for (const socket of clients.splice(0)) socket.destroy();
  await site.close();
});

test("of many simultaneous requests on one connection at most 8 are started, and the connection is cut", async () => {
  site = await guardedSite();
  const { socket } = await client();
  const closed = new Promise((resolve) => socket.once("close", resolve)); // a reset closes it, too
  socket.write(GET.repeat(1_500));
  await closed;
  expect(site.handled()).toBeLessThanOrEqual(8);
  expect(site.requests()).toBe(9);
  const cut = site.entries.filter(({ status }) => status === 429);
  expect(cut).toMatchObject([{ isCut: true, from: "hash of 127.0.0.1", network: "127.0.0.0/24" }]);
});

test.each([
  ["a refused address", head("GET //api/live HTTP/1.1", HOST), 400],
  ["a refused body", head("POST /api/a HTTP/1.1", HOST, "Content-Length: 16385"), 413],
  ["a refused expectation", head("GET / HTTP/1.1", HOST, "Expect: 200-ok"), 417],
])(
  "of what follows %s in one packet or later Node makes no request",
  async (_, refused, status) => {
    site = await guardedSite();
    const upgrade = head("GET /b HTTP/1.1", HOST, "Upgrade: h2c", "Connection: Upgrade");
    const body = status === 413 ? "a".repeat(16_385) : "";
    const { statuses, socket } = await client();
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(refused + body + GET.repeat(1_500));
    socket.write(upgrade + GET);
    await until(() => statuses().length === 1);
    socket.write(GET.repeat(1_500));
    await closed;
    expect(statuses()).toEqual([`${status}`]);
    expect(site.requests()).toBe(status === 417 ? 0 : 1); // Node counts an expectation as an event of its own
    expect(site.handled()).toBe(0);
  },
);

test("eight simultaneous requests are answered in order, and so are the next eight", async () => {
  site = await guardedSite();
  const { socket, statuses } = await client();
  for (const so of [8, 16]) {
    socket.write(GET.repeat(8));
    await until(() => statuses().length === so);
  }
  expect(new Set(statuses())).toEqual(new Set(["200"]));
});

test("requests beyond the queue's limit get a 503 with Retry-After", async () => {
  site = await guardedSite({ proxyHops: 1 });
  const many = await Promise.all(Array.from({ length: 300 }, () => client()));
  await until(() => site.sockets.length === 300);
  // One read from the network has all of them, which no client can force.
  for (const socket of site.sockets) socket.emit("data", Buffer.from(GET.repeat(8)));
  const isRefused = ({ statuses }: Client) => statuses().includes("503");
  await until(() => many.some(isRefused));
  expect(many.filter(isRefused).length).toBeLessThan(100);
  expect(many.find(isRefused)!.text()).toMatch(/Retry-After: 1\r\n/);
  const logged = site.entries.find(({ status }) => status === 503);
  expect(logged).toMatchObject({ network: "127.0.0.0/24" });
}, 30_000);

test.each([
  [
    "from memory",
    () => ({ ...responseHead(200, { "Content-Length": "2" }), body: Buffer.from("ok") }),
  ],
  ["by a handler", () => null],
])(
  "an answer %s is the last after 1,000 on its connection",
  async (_, cached) => {
    site = await guardedSite({ cached });
    const socket = connect({ port: site.port(), host: "127.0.0.1" }).setEncoding("latin1");
    clients.push(socket);
    const ended = once(socket, "end");
    let asked = 0;
    for (let last = ""; !/connection: close/i.test(last); asked++) {
      socket.write(GET);
      [last] = (await once(socket, "data")) as [string];
    }
    expect(asked).toBe(1_000);
    await ended;
  },
  30_000,
);

test("an address may have 100 connections; others still connect, and a closed one frees a slot", async () => {
  site = await guardedSite();
  for (let open = 0; open < 100; open++) await client("127.0.0.2");
  const more = await client("127.0.0.2");
  await once(more.socket, "close");
  const other = await client("127.0.0.3");
  other.socket.write(GET);
  await until(() => other.statuses().length === 1);
  clients[0]!.destroy();
  await until(() => site.sockets.filter(({ destroyed }) => !destroyed).length === 100);
  const again = await client("127.0.0.2");
  again.socket.write(GET);
  await until(() => again.statuses().length === 1);
  expect(site.entries.filter(({ isCut }) => isCut)).toMatchObject([
    { status: 429, from: "hash of 127.0.0.2" },
  ]);
});

test("a network may have 400 connections", async () => {
  site = await guardedSite();
  for (let open = 0; open < 400; open++) await client(`127.0.1.${1 + (open % 5)}`);
  const more = await client("127.0.1.9");
  await once(more.socket, "close");
  const other = await client("127.0.2.1");
  other.socket.write(GET);
  await until(() => other.statuses().length === 1);
});

test("behind a proxy connections are not limited by address", async () => {
  site = await guardedSite({ proxyHops: 1 });
  for (let open = 0; open < 150; open++) await client();
  const { socket, statuses } = await client();
  socket.write(GET);
  await until(() => statuses().length === 1);
});
