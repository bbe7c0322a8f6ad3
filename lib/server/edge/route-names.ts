import { readFileSync } from "node:fs";
import { join } from "node:path";

type Routes = {
  staticRoutes: readonly { page: string }[];
  dynamicRoutes: readonly { page: string; regex: string }[];
};
type Prerendered = { routes: Readonly<Record<string, unknown>> };

const readJson = <T>(folder: string, file: string): T =>
  JSON.parse(readFileSync(join(folder, file), "utf8")) as T;

/** Names a path's route by the build in `folder`: no visitor's text (docs/security.md#t16). */
export const routeNames = (folder: string): ((path: string) => string) => {
  const { routes } = readJson<Prerendered>(folder, "prerender-manifest.json");
  const { staticRoutes, dynamicRoutes } = readJson<Routes>(folder, "routes-manifest.json");
  const pages = Object.keys(routes).map((page) => page.replace(/^\/en(?=\/|$)/, "") || "/");
  const fixed = new Set([...pages, ...staticRoutes.map(({ page }) => page)]);
  const patterns = dynamicRoutes
    .filter(({ page }) => page.startsWith("/api"))
    .map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (path) => {
    if (fixed.has(path)) return path;
    if (path.startsWith("/_next/static/")) return "/_next/static";
    return patterns.find(({ regex }) => regex.test(path))?.page ?? "other";
  };
};
