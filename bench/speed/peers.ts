import { type Site, startSite } from "@/test/support/site";
import { launchChromium } from "./browser";
import { buildNext } from "./build-next";
import { homeMarkup } from "./home-markup";
import { startNext } from "./next-server";
import { startPlainPages } from "./plain-pages";

/** A server under measurement. */
export type Server = { url: string; pid: number };

/** Runs `work` on the site with an empty store. */
const withSite = async <T>(work: (site: Site) => Promise<T>): Promise<T> => {
  const site = await startSite({ TRUST_PROXY_HOPS: "1" });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
};

/** Runs `work` with the addresses of the site and of the plain twins of its pages. */
export const withPlainPages = <T>(
  work: (urls: { site: string; plain: string }) => Promise<T>,
): Promise<T> =>
  withSite(async ({ url }) => {
    const plain = await startPlainPages(url);
    try {
      return await work({ site: url, plain: plain.url });
    } finally {
      plain.stop();
    }
  });

let built: Promise<string> | undefined;

/** Builds Next alone with the site's home page once in each run of the benches; resolves to its folder. */
const build = async ({ url }: Site): Promise<string> => {
  const browser = await launchChromium();
  try {
    return buildNext(await homeMarkup(browser, url));
  } finally {
    await browser.close();
  }
};

/** Runs `work` with the site, the plain twins of its pages, and Next alone with the home page. */
export const withPeers = <T>(
  work: (peers: { site: Server; plain: { url: string }; next: Server }) => Promise<T>,
): Promise<T> =>
  withSite(async (site) => {
    const next = await startNext(await (built ??= build(site)));
    const plain = await startPlainPages(site.url);
    try {
      return await work({ site, plain, next });
    } finally {
      plain.stop();
      await next.stop();
    }
  });
