import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { NextConfig } from "next";
import { POST_FACTS } from "@/lib/content/facts/post-facts";
import { SHEET_IDS } from "@/lib/content/blog/sheet-facts";
import { offeredIn, readSiteOrExit } from "@/lib/content/facts/site-file";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { TOOL_IDS } from "@/lib/domain/tools/tool-ids";
import { CONTACT_TOPICS, contactPath, type ContactTopic } from "@/lib/domain/leads/contact-topics";
import { env } from "@/lib/server/core/env";
import { securityHeaders } from "@/lib/server/edge/response-headers";

/** The guard sends these with every answer; Next sends them under a plain `next start` and in development. */
const HEADERS = Object.entries(securityHeaders(env().siteUrl)).map(([key, value]) => ({
  key,
  value,
}));

const site = readSiteOrExit();
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

/** The commit of the sources; "unknown" where they are no git clone and none is given, as in a container. */
const commitHere = (): string => {
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : "unknown";
};

/** The desk has a root layout of its own; the second rule's target would fit the first's source. */
const DESK_PAGES = [
  { source: "/desk/:path*", destination: "/desk/en/:path*" },
  { source: "/hi/desk/:path*", destination: "/desk/hi/:path*" },
];

const contactPages = (topic: ContactTopic) =>
  [undefined, ...site.packages.map(({ id }) => id)]
    .map((id) => contactPath(topic, id).replace(/^\/contact\/?/, ""))
    .filter((page) => page !== "");

const KNOWN = {
  blog: POST_FACTS.map(({ slug }) => slug).join("|"),
  sheets: SHEET_IDS.join("|"),
  tools: TOOL_IDS.join("|"),
  contact: ["sent", ...CONTACT_TOPICS.flatMap(contactPages)].join("|"),
  onboarding: site.packages.map(({ id }) => id).join("|"),
};

/** Where pages of earlier releases lead, with the status that tells so. */
const FORMER = [
  ["/settings", "/account#data", 308],
  ["/together", "/health-check", 308],
  ["/plan", "/health-check", 308],
  ["/desk/health", "/desk", 308],
  ["/sheets/dues-sheet", "/tools/udhaar", 301],
  ["/sheets/margin-sheet", "/tools/margin", 301],
  ["/tools/discount", "/tools/margin", 301],
] as const;

/** English at /x and Hindi at /hi/x come from app/[lang]/x; a proxy.ts would halve throughput. */
const config: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  images: { unoptimized: true },
  // Written into the code and the build: app/facts-of-build.ts, lib/content/facts/site.ts, lib/domain/check/packages.ts, lib/server/site/build-facts.ts.
  env: {
    OUR_NAME: site.name,
    OUR_WHATSAPP: site.whatsapp.digits,
    FACTS_OF_BUILD: JSON.stringify(site),
    PACKAGES_OF_BUILD: offeredIn(site),
    SITE_URL_OF_BUILD: env().siteUrl,
    VERSION_OF_BUILD: version,
    COMMIT_OF_BUILD: process.env.SOURCE_COMMIT?.trim() || commitHere(),
  },
  // A cache and maps that nobody reads: 9 s of the build, half of what it writes.
  experimental: { turbopackFileSystemCacheForBuild: false, turbopackSourceMaps: false },
  typescript: { ignoreBuildErrors: true }, // npm test checks types, also of tests and scripts; a start need not wait for it
  headers: async () => [{ source: "/:path*", headers: HEADERS }],
  redirects: async () => [
    { source: "/en", destination: "/", permanent: true },
    { source: "/en/:path+", destination: "/:path+", permanent: true },
    ...LANGS.flatMap((lang) =>
      FORMER.map(([source, destination, statusCode]) => ({
        source: pathIn(lang, source),
        destination: pathIn(lang, destination),
        statusCode,
      })),
    ),
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...DESK_PAGES,
      // Not left to [slug] and [sheet]: after a client navigation to a missing one Next would redirect in a circle.
      ...Object.entries(KNOWN).flatMap(([folder, names]) => [
        { source: `/${folder}/:name((?!(?:${names})$).*)`, destination: "/en/missing" },
        { source: `/hi/${folder}/:name((?!(?:${names})$).*)`, destination: "/hi/missing" },
      ]),
      {
        source: "/:path((?!(?:en|hi|api|desk|offline|_next)(?:/|$)|.*\\.).*)",
        destination: "/en/:path",
      },
    ],
    afterFiles: [],
    // Any other address: the 404 of its language.
    fallback: [
      { source: "/:root(hi|desk/hi)/:path*", destination: "/hi/missing" },
      { source: "/:path((?!(?:api|_next/static)(?:/|$)).*)", destination: "/en/missing" },
    ],
  }),
};

export default config;
