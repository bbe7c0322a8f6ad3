import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ASKED_FOLDER } from "../../lib/server/edge/asked-page.ts";
import { NO_PAGE } from "../../lib/server/edge/content-policy.ts";
import type { PressedFile, PressManifest } from "../../lib/server/edge/static-cache.ts";
import { WORKER_PATH } from "./offline-worker.ts";
import { TYPES } from "./static-files.ts";

/** A file that the build wrote for a route has no extension that tells its type; the site serves it itself. */
const NAMELESS = ".body";
const POLICY = "Content-Security-Policy";

type Entry = readonly [path: string, file: PressedFile];

const mapOf = (
  fallback: string,
  entries: readonly Entry[],
  valueOf: (file: PressedFile) => string | undefined,
) =>
  [["default", fallback], ...entries.map(([path, file]) => [`"${path}"`, valueOf(file)])]
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${key} "${value}";`)
    .join("\n");

/**
 * Writes the maps with which nginx serves the pressed bodies itself (deploy/nginx.conf): the file of each path, and its
 * headers.
 */
export const writeForNginx = (
  folder: string,
  manifest: PressManifest,
  security: Readonly<Record<string, string>>,
): void => {
  const entries = Object.entries(manifest).filter(
    ([path, { file }]) =>
      path !== WORKER_PATH && !file.endsWith(NAMELESS) && !path.includes(ASKED_FOLDER),
  );
  const perPath = {
    pressed: mapOf("", entries, ({ file }) => file),
    pressed_cache: mapOf("", entries, ({ headers }) => headers["Cache-Control"]),
    pressed_vary: mapOf("", entries, ({ headers }) => headers["Vary"]),
    pressed_policy: mapOf(NO_PAGE, entries, ({ headers }) => headers[POLICY]),
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
};
