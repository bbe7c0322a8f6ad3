import { readFileSync } from "node:fs";
import { siteFrom } from "@/lib/content/facts/site-file";
import type { Site } from "@/lib/content/facts/site-schema";

/** A made-up operator's file in which every fact is filled in and differs from ours. */
export const MADE_UP_FILE = "test/fixtures/made-up-site.json";

const parsed = (json: string): Site => {
  const { site, problems } = siteFrom(json);
  if (!site) throw new Error(problems.join("\n"));
  return site;
};

export const MADE_UP_SITE = parsed(readFileSync(MADE_UP_FILE, "utf8"));

const unknown = { figure: "0", basis: null };

/** The least that a site must know: nothing else is filled in. */
export const BARE_FILE = "test/fixtures/bare-site.json";

export const BARE_SITE = parsed(readFileSync(BARE_FILE, "utf8"));

/** The facts that the specification names. */
export const SPEC_SITE: Site = {
  ...BARE_SITE,
  claims: {
    businessesHelped: { ...unknown, figure: "500+" },
    revenueGrowth: { ...unknown, figure: "3x" },
    satisfaction: { ...unknown, figure: "95%" },
    subscribers: { ...unknown, figure: "5,000+" },
  },
};
