import { z } from "zod";
import { LINK_SCOPES, type ShareLink } from "@/lib/domain/share/link";
import type { Pair } from "@/lib/domain/share/pair";
import { storedLang } from "./stored-visitor";
import { linkKeptMs, pairKeptMs } from "@/lib/domain/leads/retention";
import type { Collection } from "@/lib/server/store/store";

/** A private link as stored. An unknown scope shows less, not more. */
export const storedLink = z.looseObject({
  visitorId: z.string(),
  scope: z.enum(LINK_SCOPES).catch("plan"),
  lang: storedLang,
  completedAt: z.number(),
  madeAt: z.number(),
  endsAt: z.number(),
}) satisfies z.ZodType<ShareLink>;

/** A pair as stored. */
export const storedPair = z.looseObject({
  a: z.string(),
  b: z.string(),
  aCompletedAt: z.number(),
  bCompletedAt: z.number(),
  madeAt: z.number(),
}) satisfies z.ZodType<Pair>;

export const LINKS: Collection<ShareLink> = {
  name: "links",
  parse: (value) => storedLink.parse(value),
  keptFor: (link) => linkKeptMs(link, Date.now()),
};

export const PAIRS: Collection<Pair> = {
  name: "pairs",
  parse: (value) => storedPair.parse(value),
  keptFor: (pair) => pairKeptMs(pair, Date.now()),
};
