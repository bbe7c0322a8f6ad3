// holds: #desk
import { createHash } from "node:crypto";
import type { RawReply } from "@/test/support/raw-http";
import { rawOn } from "@/test/support/raw";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const ONE = "zzzz";
const ROUTER = ["RSC: 1", "Next-Router-State-Tree: %5B%22%22%5D"];
/** All that a stranger can vary: headers, methods, endings and prefixes of the address. */
const HEADERS: readonly (readonly string[])[] = [
  [],
  ["Accept-Encoding: gzip"],
  ["Accept-Encoding: br, gzip"],
  ["If-None-Match: *"],
  ["Range: bytes=0-9"],
  ["Cookie: session=eyJhbGciOiJSUzI1NiJ9.e30.x; __Host-session=a"],
  ["RSC: 1"],
  ROUTER,
  [...ROUTER, "Next-Router-Prefetch: 1"],
  [...ROUTER, "Next-Router-Prefetch: 1", "Next-Router-Segment-Prefetch: /_tree"],
  [...ROUTER, "Next-Router-Prefetch: 1", "Next-Router-Segment-Prefetch: /_full"],
  ["Purpose: prefetch", "Next-Url: /"],
];
const PATHS = [
  "/desk",
  "/hi/desk",
  "/en/desk",
  "/desk/",
  "/desk?a=1",
  "/desk?_rsc=1",
  "/DESK",
  "/desk/x",
  "/desk.rsc",
  "/desk.html",
  "/desk.segments/_tree.segment.rsc",
  "/_next/data/x/desk.json",
  "/api/desk",
  "/api/desk/page/en",
];
const METHODS = ["GET", "HEAD", "POST"];

/** The whole answer, but for its time and name, with one word for either address; of the body its hash. */
const comparable = ({ text, headers, body }: RawReply) => {
  const alike = (part: string) =>
    part.replaceAll(headers["x-request-id"] ?? "-", "ID").replaceAll(/desk|zzzz/gi, "WORD");
  const head = text.slice(0, text.length - body.length).replace(/^date: .*$/im, "");
  return alike(head) + createHash("sha256").update(alike(body)).digest("hex");
};

test(
  "for a stranger the desk's response equals that of a missing page, byte for byte",
  LONG,
  async ({ stack: { site } }) => {
    const raw = rawOn(site);
    for (const path of PATHS)
      for (const method of METHODS)
        for (const headers of HEADERS) {
          const other = path.replace("desk", ONE).replace("DESK", ONE.toUpperCase());
          const [desk, nothing] = [
            await raw.ask(`${method} ${path}`, ...headers),
            await raw.ask(`${method} ${other}`, ...headers),
          ];
          const what = `${method} ${path} ${headers.join(" ")}`;
          expect(desk.status, what).toBeGreaterThanOrEqual(300);
          expect(comparable(desk), what).toBe(comparable(nothing));
          const to = desk.headers["location"];
          if (to && method === "GET")
            expect(comparable(await raw.ask(`GET ${to}`, ...headers)), `${what} → ${to}`).toBe(
              comparable(await raw.ask(`GET ${nothing.headers["location"]}`, ...headers)),
            );
        }
  },
);

test("every missing page is the same answer, whatever its address looks like", async ({
  stack: { site },
}) => {
  const raw = rawOn(site);
  const known = comparable(await raw.ask(`GET /${ONE}`));
  for (const path of ["/desk", "/missing", "/blog/gone", "/a/b/c", "/x.php", "/%E0%A4%A"])
    expect(comparable(await raw.ask(`GET ${path}`)), path).toBe(known);
});
