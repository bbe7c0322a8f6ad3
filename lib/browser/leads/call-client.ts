import { call } from "@/lib/browser/core/api-call";
import { fieldsOf, replyWith } from "@/lib/browser/core/parse";
import type { PayView } from "@/lib/domain/leads/pay-view";
import type { RequestView } from "@/lib/domain/leads/request-view";
import { timesFrom } from "@/lib/browser/core/receipt";
import type { Lang } from "@/lib/domain/core/languages";
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
  const reply = await call(
    "POST",
    "/api/requests/paid",
    replyWith<{ pay: PayView | null }>("pay"),
    { body },
  );
  if (reply.kind === "done") return { kind: "told", ...reply.value };
  if (reply.kind === "refused") return { kind: "wrong" };
  if (reply.kind === "conflict" || (reply.kind === "later" && reply.status === 429))
    return { kind: "full" };
  return { kind: navigator.onLine ? "failed" : "offline" };
};

/** The free half hours, epoch ms. None where the server does not answer. */
export const readFreeTimes = async (): Promise<number[]> => {
  const reply = await call("GET", "/api/calls/free", (value) =>
    timesFrom(fieldsOf(value)["times"]),
  );
  return reply.kind === "done" ? reply.value : [];
};

const viewFrom = replyWith<RequestView>("reference");

/** The message behind a token, with the ways to pay it; "missing": cut, wrong or deleted. */
export const openRequest = (token: string) =>
  call(
    "POST",
    "/api/requests/open",
    replyWith<RequestView & { pay: PayView | null }>("reference"),
    { body: { token } },
  );

/** Takes another half hour (epoch ms), or cancels the call (null); "conflict" when it is taken. */
export const chooseCall = (token: string, at: number | null) =>
  at === null
    ? call("DELETE", "/api/requests/call", viewFrom, { body: { token } })
    : call("PUT", "/api/requests/call", viewFrom, { body: { token, at } });
