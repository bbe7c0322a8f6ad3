import "server-only";
import { singleton } from "@/lib/server/core/singleton";
import { createLinks } from "@/lib/server/share/links";
import { createComparisons } from "@/lib/server/share/comparisons";
import { limitFor } from "./rates";
import { linkStore, comparisonStore, visitorStore } from "./stores";

/** The private links to finished checks. */
export const links = singleton("links", () =>
  createLinks({
    users: visitorStore(),
    links: linkStore(),
    readerLimit: limitFor("link-readers"),
    openLimit: limitFor("link-opens"),
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
