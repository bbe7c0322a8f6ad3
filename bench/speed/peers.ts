import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Site, startSite } from "@/e2e/support/site";
import { startPlainNext } from "@/bench/support/plain-next";
import { launchChromium } from "./browser";
import { buildPeers, PEERS } from "./build-peers";
import { homeMarkup } from "./home-markup";
import { nginxPath, startNginx } from "./nginx";

let built: Promise<void> | undefined;

/** Builds the peers once in each run of the benches, from the site's home page. */
const build = async (site: Site) => {
  const browser = await launchChromium();
  try {
    buildPeers(await homeMarkup(browser, site.url));
  } finally {
    await browser.close();
  }
};

/** Runs `work` with the variables of a site whose store is empty. */
export const withFolder = async <T>(
  work: (env: Record<string, string>) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-speed-"));
  try {
    return await work({
      SQLITE_PATH: join(folder, "site.db"),
      SPOOL_PATH: join(folder, "spool"),
      TRUST_PROXY_HOPS: "1",
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Runs `work` on the site with an empty store. */
export const withSite = <T>(work: (site: Site) => Promise<T>): Promise<T> =>
  withFolder(async (env) => {
    const site = await startSite(env);
    try {
      return await work(site);
    } finally {
      await site.stop();
    }
  });

/** A server under measurement. */
export type Server = { url: string; pid: number };

/** Runs `work` with the site and its peers; the two of static files need nginx. */
export const withPeers = <T>(
  work: (peers: { site: Server; next: Server; plain?: Server; spa?: Server }) => Promise<T>,
) =>
  withSite(async (site) => {
    await (built ??= build(site));
    const next = await startPlainNext({}, { folder: PEERS.next, page: "/" });
    const folders = nginxPath() ? [PEERS.plain, PEERS.spa] : [];
    const files = await Promise.all(folders.map(startNginx));
    try {
      const [plain, spa] = files;
      return await work({ site, next, ...(plain && spa && { plain, spa }) });
    } finally {
      await Promise.all([next, ...files].map(({ stop }) => stop()));
    }
  });
