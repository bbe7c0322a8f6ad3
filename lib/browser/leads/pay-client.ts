import { call } from "@/lib/browser/core/api-call";
import { fieldsOf } from "@/lib/browser/core/parse";
import type { Lang } from "@/lib/domain/core/languages";
import type { PayView } from "@/lib/domain/leads/pay-view";
import type { PayWay } from "@/lib/domain/leads/payments";

/** The result of "I have paid": told, with what is shown from then on, or not, and why. */
export type PaidReply =
  { kind: "told"; pay: PayView | null } | { kind: "wrong" | "full" | "offline" | "failed" };

/** Tells us that an order is paid; `token` is that of its private page. Never rejects. */
export const tellPaid = async (body: {
  token: string;
  lang: Lang;
  way: PayWay;
  utr: string;
}): Promise<PaidReply> => {
  const reply = await call({
    method: "POST",
    path: "/api/requests/paid",
    body,
    // Our own server's, of this release.
    parse: (value) => ({ pay: (fieldsOf(value)["pay"] ?? null) as PayView | null }),
  });
  if (reply.kind === "done") return { kind: "told", ...reply.value };
  if (reply.kind === "refused") return { kind: "wrong" };
  if (reply.kind === "conflict" || (reply.kind === "later" && reply.status === 429))
    return { kind: "full" };
  return { kind: navigator.onLine ? "failed" : "offline" };
};
