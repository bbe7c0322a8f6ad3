"use client";

import { useState, useSyncExternalStore } from "react";
import { fill } from "@/lib/domain/core/fill";
import { inRupees } from "@/lib/domain/core/fill";
import { leftRupees, type PayView, upiText } from "@/lib/domain/leads/pay-view";
import type { QrCode } from "@/components/share/qr-code";
import { Button } from "@/components/ui/button";
import type { PayWaysWords } from "@/lib/content/slices/pay-words";

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
export function UpiCode({ words, address, pay }: UpiCodeProps) {
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
