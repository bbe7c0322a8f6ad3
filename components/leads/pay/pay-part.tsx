import { useEffect, useState } from "react";
import { untilGone } from "@/lib/browser/core/timing";
import { openRequest } from "@/lib/browser/leads/call-client";
import type { Lang } from "@/lib/domain/core/languages";
import type { PayView } from "@/lib/domain/leads/pay-view";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";

const load = lazyPart(() => import("./pay-ways"), "pay");

type PayPartProps = { lang: Lang; token: string; pay: PayView };

/** The ways to pay, with their code once it has come. */
export function PayPart({ lang, token, pay }: PayPartProps) {
  const part = useLazyPart(load, lang);
  return (
    part && (
      <div className="mt-7">
        <part.PayWays {...{ lang, token, pay }} words={part.words} />
      </div>
    )
  );
}

/** The ways to pay an order that was just sent; nothing where none is known. */
export function PayOrder({ lang, token }: Omit<PayPartProps, "pay">) {
  const [pay, setPay] = useState<PayView | null>(null);
  useEffect(
    () =>
      untilGone(openRequest(token), (reply) => reply.kind === "done" && setPay(reply.value.pay)),
    [token],
  );
  return pay && <PayPart {...{ lang, token, pay }} />;
}
