import { expect, test } from "@playwright/test";
import { ID, rawOn } from "@/e2e/support/raw";
import { startSite } from "@/e2e/support/site";

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
