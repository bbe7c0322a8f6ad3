import "server-only";
import { addressLimit, limit } from "@/lib/server/core/rate-limit";
import { singleton } from "@/lib/server/core/singleton";
import { createLinks } from "@/lib/server/share/links";
import { createComparisons } from "@/lib/server/share/comparisons";
import { LINK_OPENS_A_MINUTE, READER_LINK_OPENS_A_MINUTE } from "./rates";
import { linkStore, comparisonStore, visitorStore } from "./stores";

/** The private links to finished checks. */
export const links = singleton("links", () =>
  createLinks({
    users: visitorStore(),
    links: linkStore(),
    readerLimit: addressLimit(READER_LINK_OPENS_A_MINUTE, 60, "link-readers"),
    openLimit: limit(LINK_OPENS_A_MINUTE, 60, "link-opens"),
    now: Date.now,
  }),
);

/** The comparisons of two finished checks. */
export const comparisons = singleton("comparisons", () =>
  createComparisons({
    users: visitorStore(),
    comparisons: comparisonStore(),
    findLink: links().find,
    now: Date.now,
  }),
);
