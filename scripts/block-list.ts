import { createReadStream } from "node:fs";
import { parseArgs } from "node:util";
import { readFile } from "node:fs/promises";
import { loadEnvFiles } from "@/lib/server/core/env-files";
import { blockList } from "@/tools/operator/refused-requests";

/**
 * `npm run block-list -- FILE` (or `< FILE`) reads the site's log and prints proxy configuration that blocks the
 * networks refused most often; --help lists the options.
 */
const HELP = `npm run block-list -- [options] [LOG]     (standard input without LOG)

  --status 429,503   only these answers; without it every line that has a network
  --event request    only lines of this event
  --since, --until   a time such as 2026-11-22T06:00Z
  --least 100        a network, or an address, counts from so many lines on
  --for nginx        or caddy
  --access FILE      a log of the proxy that holds addresses: block these instead of whole networks
                     (needs ADDRESS_LOG_SECRET as the site had it)`;

loadEnvFiles();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    status: { type: "string" },
    event: { type: "string" },
    since: { type: "string" },
    until: { type: "string" },
    least: { type: "string", default: "100" },
    for: { type: "string", default: "nginx" },
    access: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  },
});

const timeOf = (text: string | undefined, otherwise: number): number => {
  const time = text === undefined ? otherwise : Date.parse(text);
  if (Number.isNaN(time)) throw new Error(`No time: ${text}`);
  return time;
};

const proxyOf = (name: string): "nginx" | "caddy" => {
  if (name !== "nginx" && name !== "caddy") throw new Error(`nginx or caddy, not ${name}`);
  return name;
};

try {
  if (values.help) console.log(HELP);
  else {
    const least = Number(values.least);
    if (!Number.isInteger(least) || least < 1) throw new Error(`No number: ${values.least}`);
    if (values.access && !process.env.ADDRESS_LOG_SECRET)
      throw new Error("--access needs ADDRESS_LOG_SECRET as the site had it");
    const [file] = positionals;
    const lines = await blockList(file ? createReadStream(file) : process.stdin, {
      statuses: values.status?.split(",").map(Number) ?? null,
      event: values.event ?? null,
      since: timeOf(values.since, 0),
      until: timeOf(values.until, Infinity),
      least,
      proxy: proxyOf(values.for),
      access: values.access ? await readFile(values.access, "utf8") : null,
    });
    console.log(lines.join("\n"));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
