import { globSync, readFileSync } from "node:fs";
import { routeNames } from "@/lib/server/edge/route-names";

/** Called by machines or by clients of the API (whose session this is), and by no page. */
const NO_PAGE_CALLS = /^(?:GET \/api\/account$|[A-Z]+ \/api\/(?:live|ready|metrics|\[\[))/;

/** The route of a path, such as "/api/visitors/[id]"; "other" for none. */
export const routeOf = routeNames(".next");

/** Each call that a route takes, as "POST /api/desk/add". */
export const routesForPages = (): string[] =>
  globSync("app/api/**/route.ts").flatMap((file) => {
    const route = `/${file.slice("app/".length, -"/route.ts".length)}`;
    const methods = readFileSync(file, "utf8").matchAll(/^ {2}([A-Z]+): /gm);
    return [...methods]
      .map(([, method]) => `${method} ${route}`)
      .filter((call) => !NO_PAGE_CALLS.test(call));
  });

/** The beginnings of calls that the built scripts name, as "/api/visitors/". */
export const pathsInScripts = (): string[] => {
  const found = globSync(".next/static/**/*.js").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/["'`](\/api\/[\w./-]*)/g)].map(([, path]) => path!),
  );
  return [...new Set(found)].toSorted();
};
