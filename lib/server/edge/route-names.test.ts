import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routeNames } from "./route-names";

let build: string;
beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), "routes-"));
  const routes = { "/en": {}, "/en/about": {}, "/hi/about": {}, "/robots.txt": {} };
  writeFileSync(join(build, "prerender-manifest.json"), JSON.stringify({ routes }));
  const manifest = {
    staticRoutes: [{ page: "/api/live" }],
    dynamicRoutes: [
      { page: "/api/visitors/[id]", regex: "^/api/visitors/([^/]+?)(?:/)?$" },
      { page: "/api/[[...rest]]", regex: "^/api(?:/(.+?))?(?:/)?$" },
      { page: "/[lang]/about", regex: "^/([^/]+?)/about(?:/)?$" },
    ],
  };
  writeFileSync(join(build, "routes-manifest.json"), JSON.stringify(manifest));
});
afterAll(() => rmSync(build, { recursive: true }));

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/hi/about", "/hi/about"],
  ["/robots.txt", "/robots.txt"],
  ["/api/live", "/api/live"],
  ["/api/visitors/2b0f6c1e-0000-4000-8000-000000000000", "/api/visitors/[id]"],
  ["/api/visitors/asha@example.in", "/api/visitors/[id]"],
  ["/api/asha", "/api/[[...rest]]"],
  ["/_next/static/chunks/a.js", "/_next/static"],
  ["/asha/about", "other"],
  ["/asha@example.in", "other"],
  ["", "other"],
])("%s is logged as %s", (path, name) => {
  expect(routeNames(build)(path)).toBe(name);
});
