import { expect, test } from "@playwright/test";
import { ID, rawOn } from "@/e2e/support/raw";
import { startSite } from "@/e2e/support/site";
import { head } from "@/test/support/raw-http";

test("the log has one line a request, which parses and says nothing of a visitor", async () => {
  const site = await startSite({ LOG_LEVEL: "info" });
  try {
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
  } finally {
    await site.stop();
  }
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const requests = entries.filter(
    ({ event, route }) => event === "request" && route !== "/api/live",
  );
  expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
    ["GET", "other", 404],
    ["GET", "/about", 200],
    ["GET", "/api/visitors/[id]", 404],
    ["POST", "/api/leads/contact", 422],
  ]);
  expect(site.output()).not.toMatch(/asha|example\.in|98765|2b0f6c1e|127\.0\.0\.1|::1/);
});

test("the token of a private link is in no line, however its address was bent", async () => {
  const token = "Qr7tokenQr7tokenQr7tok";
  const site = await startSite({ LOG_LEVEL: "debug" });
  try {
    const raw = rawOn(site);
    for (const path of [
      ...[
        `/r%23${token}`,
        `/hi/r%23${token}.`,
        `/r%2523${token}?fbclid=x`,
        `//together%23${token}`,
      ],
      ...[`/r/${token}`, `/r%2${token}`, `/r%E0%A4%A%23${token}`, `/r%25${token}`, `/${token}/%23`],
      ...[`/r?%23${token}`, `/r%3F${token}`, `/r%23${token}%E0%A4%A`, `/r%0A${token}`],
    ]) {
      const asked = [`Referer: ${site.url}${path}`, "RSC: 1", `Next-Url: ${path}`];
      expect((await raw.ask(`GET ${path}`, ...asked)).status, path).toBeLessThan(500);
      await raw.ask(`POST ${path}`);
      await raw.send(
        head(`GET ${path} HTTP/1.1`, `Host: ${raw.host}`, "Connection: Upgrade", "Upgrade: h2c"),
      );
    }
  } finally {
    await site.stop();
  }
  expect(site.output()).toContain('"status":308');
  expect(site.output()).not.toContain("Qr7token");
});
