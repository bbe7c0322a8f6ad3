import { ID, rawOn } from "@/test/support/raw";
import { head } from "@/test/support/raw-http";
import { eventually } from "@/test/support/eventually";
import { type Site, startSite } from "@/test/support/site";

let site: Site;
beforeAll(async () => (site = await startSite({ LOG_LEVEL: "debug" })), 60_000);
afterAll(() => site.stop());

type Entry = Readonly<Record<string, unknown>>;

/** The requests that the site has logged so far, without those that ask whether it is up. */
const requestsIn = (output: string): Entry[] =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Entry)
    .filter(({ event, route }) => event === "request" && route !== "/api/live");

test("the log has one line for each request, which is JSON and holds nothing of a visitor", async () => {
  const raw = rawOn(site);
  const word = "asha\u2028@example.in";
  const url = encodeURIComponent(word);
  const asked = [
    await raw.ask(`GET /${url}?email=${url}`, `User-Agent: ${word}`, `Referer: ${word}`),
    await raw.ask(
      `GET /about?phone=9876543210`,
      `X-Forwarded-For: ${word}`,
      `X-Request-Id: ${word}`,
    ),
    await raw.ask(`GET /api/visitors/${ID}`, `Cookie: visitor=${word}`),
    await raw.call("POST /api/leads/contact", JSON.stringify({ name: word, email: word })),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 200, 404, 422]);
  await eventually("four lines", () => requestsIn(site.output()).length === 4);
  expect(
    requestsIn(site.output()).map(({ method, route, status }) => [method, route, status]),
  ).toEqual([
    ["GET", "other", 404],
    ["GET", "/about", 200],
    ["GET", "/api/visitors/[id]", 404],
    ["POST", "/api/leads/contact", 422],
  ]);
  expect(site.output()).not.toMatch(/asha|example\.in|98765|2b0f6c1e|127\.0\.0\.1|::1/);
});

test("no line holds the token of a private link, however a mail program changed the address", async () => {
  const token = "Qr7tokenQr7tokenQr7tok";
  const raw = rawOn(site);
  for (const path of [
    `/r%23${token}`,
    `/hi/r%23${token}.`,
    `/r%2523${token}?fbclid=x`,
    `//r%23${token}`,
    `/request%23${token}`,
    `/hi/request%2523${token}`,
    `/r/${token}`,
    `/r%2${token}`,
    `/r%E0%A4%A%23${token}`,
    `/r%25${token}`,
    `/${token}/%23`,
    `/r?%23${token}`,
    `/r%3F${token}`,
    `/r%23${token}%E0%A4%A`,
    `/r%0A${token}`,
  ]) {
    const asked = [`Referer: ${site.url}${path}`, "RSC: 1", `Next-Url: ${path}`];
    expect((await raw.ask(`GET ${path}`, ...asked)).status).toBeLessThan(500);
    await raw.ask(`POST ${path}`);
    await raw.send(
      head(
        `GET ${path} HTTP/1.1`,
        `Host: ${raw.host}`,
        "Connection: Upgrade, close",
        "Upgrade: h2c",
      ),
    );
  }
  await raw.ask("TRACE /about");
  await eventually("the last line", () =>
    requestsIn(site.output()).some(({ method }) => method === "TRACE"),
  );
  expect(site.output()).toContain('"status":308');
  expect(site.output()).not.toContain("Qr7token");
});
