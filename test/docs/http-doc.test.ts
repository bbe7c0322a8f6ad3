import { globSync, readFileSync } from "node:fs";

/** docs/product/data.md#http lists the calls; a path without its beginning continues the one before it. */
const doc = readFileSync("docs/product/data.md", "utf8");
const section = doc.split(/^## /m).find((one) => one.startsWith("HTTP")) ?? "";
const paths = [...section.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) =>
  [...code.matchAll(/(?:^| )…?(\/[\w./{}-]+)/g)].map(([, path = ""]) => path),
);

test("every route of the API is named", () => {
  const routes = globSync("app/api/**/route.ts")
    .map((file) => `/${file.slice("app/".length, -"/route.ts".length)}`)
    // Unknown addresses, and what only rewrites reach.
    .filter((route) => !/\[\[|^\/api\/missing\//.test(route))
    .map((route) => route.replaceAll("[", "{").replaceAll("]", "}"));
  expect(routes.length).toBeGreaterThan(30);
  const isNamed = (route: string) =>
    paths.some((path) => (path.startsWith("/api/") ? route === path : route.endsWith(path)));
  expect(routes.filter((route) => !isNamed(route))).toEqual([]);
});
