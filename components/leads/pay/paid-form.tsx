import { type FormEvent, useState } from "react";
import { type PaidReply, tellPaid } from "@/lib/browser/leads/call-client";
import type { Lang } from "@/lib/domain/core/languages";
import type { PayView } from "@/lib/domain/leads/pay-view";
import { PAY_WAYS, type PayWay, utrFrom } from "@/lib/domain/leads/payments";
import { Button } from "@/components/ui/button";
import { Field, focusWrong } from "@/components/ui/field";
import type { PayWaysWords } from "@/lib/content/slices/pay-words";

type PaidFormProps = {
  lang: Lang;
  words: PayWaysWords;
  token: string;
  pay: PayView;
  onTold: (pay: PayView | null) => void;
};

type Phase = "open" | "sending" | PaidReply["kind"];

/** "I have paid": the way and the number of the payment. It is a word, and confirmed by nobody but us. */
export function PaidForm({ lang, words, token, pay, onTold }: PaidFormProps) {
  const { claim, ways } = words;
  const known = PAY_WAYS.filter((one) => pay.ways[one]);
  const [way, setWay] = useState<PayWay>(known[0]!);
  const [phase, setPhase] = useState<Phase>("open");

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const utr = utrFrom(way, String(new FormData(form).get("utr")));
    if (phase === "sending") return;
    if (utr === null) {
      setPhase("wrong");
      return focusWrong(form, "utr");
    }
    setPhase("sending");
    const reply = await tellPaid({ token, lang, way, utr });
    setPhase(reply.kind);
    if (reply.kind !== "told") return;
    form.reset();
    onTold(reply.pay);
  };

  return (
    <form className="mt-6 grid max-w-2xl gap-5" noValidate onSubmit={(event) => void send(event)}>
      <h3>{claim.title}</h3>
      {known.length > 1 && (
        <Field name="way" label={claim.way}>
          {(control) => (
            <select
              {...control}
              value={way}
              onChange={(event) => setWay(event.target.value as PayWay)}
            >
              {known.map((one) => (
                <option key={one} value={one}>
                  {ways[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field
        name="utr"
        label={claim.number}
        hint={claim.hints[way]}
        problem={phase === "wrong" ? claim.wrong[way] : null}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            inputMode={way === "upi" ? "numeric" : "text"}
          />
        )}
      </Field>
      <div>
        <Button kind="primary" type="submit" aria-disabled={phase === "sending"}>
          {phase === "sending" ? claim.sending : claim.send}
        </Button>
        <p role="status" className="mt-3 font-semibold">
          {phase === "told" && claim.sent}
        </p>
        {(phase === "full" || phase === "offline" || phase === "failed") && (
          <p role="alert" className="mt-3">
            {claim[phase]}
          </p>
        )}
      </div>
    </form>
  );
}
