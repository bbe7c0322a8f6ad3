import { z } from "zod";
import { contentIn } from "@/lib/content";
import type { Lead } from "@/lib/domain/leads/lead";
import { namesUtr, PAY_WAYS, utrFrom, withClaim } from "@/lib/domain/leads/payments";
import type { PayView } from "@/lib/domain/leads/pay-view";
import { lang } from "@/lib/server/core/value-schemas";
import { ApiError, notFound } from "@/lib/server/core/api-error";
import type { Store } from "@/lib/server/store/store";
import type { Requests } from "./requests";

type Parts = {
  leads: Pick<Store<Lead>, "update">;
  requests: Pick<Requests, "find" | "countEvent">;
  viewOf: (id: string, lead: Lead) => Promise<PayView | null>;
  now: () => number;
};

const UTR_CHARS = 80;

/** Any text may be a wrong token or number; a sum is no part of it. */
export const paidBody = z.strictObject({
  token: z.string(),
  lang,
  way: z.enum(PAY_WAYS),
  utr: z.string().max(UTR_CHARS),
});
type Claimed = z.infer<typeof paidBody>;

/** Takes the word of an order's sender that it is paid (docs/product/leads.md#paying). */
export const createPayClaims =
  ({ leads, requests, viewOf, now }: Parts) =>
  /**
   * Notes a claim, which is no payment. Throws ApiError 404, 409, 422 with a text for the sender,
   * 429; rejects with StoreUnavailable.
   */
  async (
    { token, lang: language, way, utr: typed }: Claimed,
    address: string | null,
  ): Promise<PayView | null> => {
    const { id, lead: known } = await requests.find(token);
    if ((await viewOf(id, known)) === null)
      throw new ApiError(409, "no_way", "No way to pay it is known.");
    const utr = utrFrom(way, typed);
    if (utr === null) throw new ApiError(422, "utr", contentIn(language).pay.claim.wrong[way]);
    await requests.countEvent(id, address);
    const at = now();
    const lead = await leads.update(id, (one) => one && withClaim(one, { way, utr, at }));
    if (!lead) throw notFound();
    if (!namesUtr(lead, utr))
      throw new ApiError(409, "full", "This request has as many claims as it can hold.");
    return viewOf(id, lead);
  };
