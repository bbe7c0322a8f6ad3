import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { run } from "@/scripts/setup/ensure-installed.mjs";
import type { HomeMarkup } from "./home-markup";
import { toolPath } from "./tools";

/** Inside the build our tools ignore it, and packages resolve from there. */
const FOLDER = resolve(".next/cache/peers");
export const PEERS = {
  next: FOLDER,
  plain: join(FOLDER, "plain"),
  spa: join(FOLDER, "spa"),
};

const plainHtml = ({ lang, title, description, bodyHtml }: HomeMarkup) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${title}</title><meta name="description" content="${description}">` +
  `<link rel="stylesheet" href="/home.css"></head><body>${bodyHtml}</body></html>`;

/** Adds to each file its compressed form, as a server of static files would send it. */
const compress = (folder: string) => {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:html|css|js|svg)$/.test(file)) continue;
    const path = join(folder, file);
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
};

/** Builds Next alone. */
export const buildNext = () => {
  const next = resolve("node_modules/next/dist/bin/next");
  rmSync(join(PEERS.next, ".next"), { recursive: true, force: true });
  run(process.execPath, [next, "build", PEERS.next], {
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
  });
};

/** The sources from which the peers are built. */
const sourcesOf = (markup: HomeMarkup) => {
  const files = [
    "package-lock.json",
    ...globSync("bench/{peers,tools}/**/*.*"),
    import.meta.filename,
  ];
  const hash = createHash("sha256").update(JSON.stringify(markup));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
};

/**
 * Builds the site's home page in other ways, unless they are built: Next alone, plain HTML, and rendered by scripts.
 */
export const buildPeers = (markup: HomeMarkup) => {
  const stamp = join(FOLDER, "built-from");
  const sources = sourcesOf(markup);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  const { lang, title, description, body, css } = markup;
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync("bench/peers", FOLDER, { recursive: true });
  cpSync("public", join(FOLDER, "public"), { recursive: true });
  writeFileSync(join(FOLDER, "package.json"), '{ "type": "module" }');
  writeFileSync(join(FOLDER, "home.json"), JSON.stringify({ lang, title, description, body }));
  writeFileSync(join(FOLDER, "home.css"), css);

  mkdirSync(PEERS.plain);
  cpSync("public", PEERS.plain, { recursive: true });
  writeFileSync(join(PEERS.plain, "index.html"), plainHtml(markup));
  writeFileSync(join(PEERS.plain, "home.css"), css);
  const vite = toolPath("vite/bin/vite.js");
  const env = { NODE_ENV: "production" };
  run(process.execPath, [vite, "build", FOLDER, "--outDir", PEERS.spa, "--logLevel", "warn"], env);
  for (const folder of [PEERS.plain, PEERS.spa]) compress(folder);
  buildNext();
  writeFileSync(stamp, sources);
};
