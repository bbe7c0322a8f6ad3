import "server-only";
import { addressLimit, limit } from "@/lib/server/core/rate-limit";
import { singleton } from "@/lib/server/core/singleton";
import { createLinks } from "@/lib/server/share/links";
import { createPairs } from "@/lib/server/share/pairs";
import { LINK_OPENS_A_MINUTE, READER_LINK_OPENS_A_MINUTE } from "./rates";
import { linkStore, pairStore, visitorStore } from "./stores";

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
export const pairs = singleton("pairs", () =>
  createPairs({
    users: visitorStore(),
    pairs: pairStore(),
    findLink: links().find,
    now: Date.now,
  }),
);
