"use client";

import { type FormEvent, useState, useSyncExternalStore } from "react";
import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import { writtenDay } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import { leftRupees, type PayView, upiText } from "@/lib/domain/leads/pay-view";
import type { PayWaysWords } from "@/lib/content/slices/pay-words";
import { Button, buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { momentIn } from "@/components/ui/date-format";
import type { QrCode } from "@/components/share/qr-code";
import { type PaidReply, tellPaid } from "@/lib/browser/leads/call-client";
import { PAY_WAYS, type PayWay, utrFrom } from "@/lib/domain/leads/payments";
import { Field, focusWrong } from "@/components/ui/field";

type PaidFormProps = {
  lang: Lang;
  words: PayWaysWords;
  token: string;
  pay: PayView;
  onTold: (pay: PayView | null) => void;
};

type Phase = "open" | "sending" | PaidReply["kind"];

/** "I have paid": the way and the number of the payment. It is a word, and confirmed by nobody but us. */
function PaidForm({ lang, words, token, pay, onTold }: PaidFormProps) {
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

/** A phone cannot read the code on its own screen. */
const SECOND_SCREEN = "(min-width: 768px)";

const subscribe = (changed: () => void) => {
  const query = matchMedia(SECOND_SCREEN);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};
const isWide = () => matchMedia(SECOND_SCREEN).matches;

type UpiCodeProps = { words: PayWaysWords["upi"]; address: string; pay: PayView };

/** A QR code for the UPI app of a phone, on a second screen only; its code is loaded by the tap. */
function UpiCode({ words, address, pay }: UpiCodeProps) {
  const isShown = useSyncExternalStore(subscribe, isWide, () => false);
  const [Qr, setQr] = useState<typeof QrCode | null>(null);
  const [isLost, setLost] = useState(false);
  const load = async () => {
    try {
      const code = await import("@/components/share/qr-code");
      setQr(() => code.QrCode);
    } catch {
      setLost(true);
    }
  };
  if (!isShown) return null;
  const amount = inRupees(leftRupees(pay));
  return (
    <div className="mt-3 max-w-64">
      {Qr ? (
        <Qr text={upiText(address, pay)} label={fill(words.qrLabel, { amount, address })} />
      ) : (
        <Button onClick={() => void load()}>{words.qr}</Button>
      )}
      {isLost && !Qr && <p role="alert">{words.qrLost}</p>}
    </div>
  );
}

type PayWaysProps = {
  lang: Lang;
  words: PayWaysWords;
  /** That of the order's private page. */
  token: string;
  pay: PayView;
};

/** How an order is paid, what its sender told us of it, and what came. Nothing here charges anything. */
export function PayWays({ lang, words, token, pay: given }: PayWaysProps) {
  const [pay, setPay] = useState(given);
  const left = leftRupees(pay);
  return (
    <section aria-labelledby="pay">
      <h2 id="pay">{fill(words.title, { amount: inRupees(pay.rupees) })}</h2>
      {pay.payments.map(({ on, rupees }, n) => (
        <p key={n} className="mt-2 font-semibold">
          {fill(words.paid, { amount: inRupees(rupees), date: writtenDay(on) })}
        </p>
      ))}
      {left > 0 && (
        <>
          {left < pay.rupees && <p>{fill(words.left, { amount: inRupees(left) })}</p>}
          <p className="mt-2">{fill(words.lead, { reference: pay.reference })}</p>
          <Ways {...{ words, pay, left }} />
          <p className="mt-4">{words.pin}</p>
          <p className="mt-2">{words.trouble}</p>
          {pay.claims.map(({ at, way, utr }) => (
            <p key={utr} className="mt-4 wrap-anywhere">
              {fill(words.claim.told, {
                date: momentIn(lang, at),
                way: wordFor(words.ways, way),
                utr,
              })}
            </p>
          ))}
          <PaidForm {...{ lang, words, token, pay }} onTold={(told) => setPay(told ?? pay)} />
        </>
      )}
    </section>
  );
}

function Ways({ words, pay, left }: { words: PayWaysWords; pay: PayView; left: number }) {
  const { page, upi, bank } = pay.ways;
  const amount = { label: words.upi.amount, shown: inRupees(left), text: String(left) };
  const note = { label: words.upi.reference, text: pay.reference };
  return (
    <ul className="entries mt-4">
      {page && (
        <li>
          <p>
            <a
              className={buttonClass("primary")}
              href={page.href}
              target="_blank"
              rel="noopener noreferrer"
            >
              {fill(words.page.open, { host: page.host })}
            </a>
          </p>
          <p className="mt-2">{fill(words.page.note, { host: page.host })}</p>
        </li>
      )}
      {upi && (
        <li>
          <h3>{words.upi.title}</h3>
          <p>{words.upi.how}</p>
          <Copied
            words={words}
            rows={[{ label: words.upi.address, text: upi.address }, amount, note]}
          />
          {upi.isMerchant && <UpiCode words={words.upi} address={upi.address} pay={pay} />}
        </li>
      )}
      {bank && (
        <li>
          <h3>{words.bank.title}</h3>
          <Copied
            words={words}
            rows={[
              { label: words.bank.holder, text: bank.holder },
              { label: words.bank.account, text: bank.account },
              { label: words.bank.ifsc, text: bank.ifsc },
              amount,
              note,
            ]}
          />
        </li>
      )}
    </ul>
  );
}

type Row = { label: string; text: string; shown?: string };

const Copied = ({ words, rows }: { words: PayWaysWords; rows: readonly Row[] }) => (
  <dl>
    {rows.map(({ label, text, shown = text }) => (
      <div key={label} className="mt-2 flex flex-wrap items-center gap-x-4">
        <dt className="text-soft">{label}</dt>
        <dd className="font-semibold break-all select-all">{shown}</dd>
        <dd>
          <CopyButton text={text} label={fill(words.copy, { what: label })} copied={words.copied} />
        </dd>
      </div>
    ))}
  </dl>
);
