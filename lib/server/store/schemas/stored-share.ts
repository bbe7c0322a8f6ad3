import { z } from "zod";
import { LINK_SCOPES, type ShareLink } from "@/lib/domain/share/link";
import { storedLang } from "./stored-visitor";
import { keptMsOf, linkKeptMs } from "@/lib/domain/leads/retention";
import { collectionOf } from "@/lib/server/store/store";

/** A private link as stored. With an unknown scope it shows nothing. */
const storedLink = z.looseObject({
  visitorId: z.string(),
  scope: z.enum(LINK_SCOPES).nullable().catch(null),
  lang: storedLang,
  completedAt: z.number(),
  madeAt: z.number(),
  endsAt: z.number(),
}) satisfies z.ZodType<ShareLink>;

export const LINKS = collectionOf<ShareLink>("links", storedLink, linkKeptMs);

/** Documents that only release 1.0.0 wrote: they are removed with their records, or expire. */
export const PAIRS = collectionOf<object>("pairs", z.looseObject({}), () => keptMsOf("link"));
