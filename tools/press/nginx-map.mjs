import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { NO_PAGE } from "../../lib/server/edge/content-policy.ts";
import { TYPES } from "./static-sources.mjs";

/** A file that the build wrote for a route has no type by its name; the site answers it itself. */
const NAMELESS = ".body";
const POLICY = "Content-Security-Policy";

/**
 * Writes what an nginx needs to send the pressed bodies itself (deploy/nginx.conf): which file stands at a path, and
 * the headers that go with it.
 */
export function writeForNginx(folder, manifest, security) {
  const entries = Object.entries(manifest).filter(([, { file }]) => !file.endsWith(NAMELESS));
  const perPath = {
    pressed: map("", entries, ({ file }) => file),
    pressed_cache: map("", entries, ({ headers }) => headers["Cache-Control"]),
    pressed_vary: map("", entries, ({ headers }) => headers.Vary),
    pressed_policy: map(NO_PAGE, entries, ({ headers }) => headers[POLICY]),
  };
  const maps = Object.entries(perPath).map(
    ([name, lines]) => `map $path $${name} {\n${lines}\n}\n`,
  );
  writeFileSync(join(folder, "nginx-maps.conf"), maps.join(""));

  const headers = Object.entries({
    ...security,
    "Cache-Control": "$pressed_cache",
    Vary: "$pressed_vary",
    [POLICY]: "$pressed_policy",
  }).map(([name, value]) => `add_header ${name} "${value}";`);
  const types = Object.entries(TYPES).map(([end, type]) => `  "${type}" ${end.slice(1)};`);
  const lines = [...headers, "types {", ...types, "}"];
  writeFileSync(join(folder, "nginx-location.conf"), `${lines.join("\n")}\n`);
}

const map = (otherwise, entries, valueOf) =>
  [["default", otherwise], ...entries.map(([path, entry]) => [`"${path}"`, valueOf(entry)])]
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${key} "${value}";`)
    .join("\n");
