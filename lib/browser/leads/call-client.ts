import { call } from "@/lib/browser/core/api-call";
import { fieldsOf } from "@/lib/browser/core/parse";
import type { PayView } from "@/lib/domain/leads/pay-view";
import type { RequestView } from "@/lib/domain/leads/request-view";
import { timesFrom } from "@/lib/browser/core/receipt";

/** The free half hours, epoch ms. None where the server does not answer. */
export const readFreeTimes = async (): Promise<number[]> => {
  const reply = await call({
    method: "GET",
    path: "/api/calls/free",
    parse: (value) => timesFrom(fieldsOf(value)["times"]),
  });
  return reply.kind === "done" ? reply.value : [];
};

/** Our own server's, of this release. */
const viewFrom = (value: unknown) => value as RequestView | null;

/** The message behind a token, with the ways to pay it; "missing": cut, wrong or deleted. */
export const openRequest = (token: string) =>
  call({
    method: "POST",
    path: "/api/requests/open",
    body: { token },
    parse: (value) =>
      value as
        | (RequestView & {
            pay: PayView | null;
          })
        | null,
  });

/** Takes another half hour (epoch ms), or cancels the call (null); "conflict" when it is taken. */
export const chooseCall = (token: string, at: number | null) =>
  at === null
    ? call({ method: "DELETE", path: "/api/requests/call", body: { token }, parse: viewFrom })
    : call({ method: "PUT", path: "/api/requests/call", body: { token, at }, parse: viewFrom });
