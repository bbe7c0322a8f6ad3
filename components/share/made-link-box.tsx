import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { dayIn } from "@/components/ui/date-format";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import { canSendText, sendText } from "@/lib/browser/share/send-file";
import { chatLink } from "@/lib/domain/core/chat-link";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { QrCode } from "./qr-code";
import type { MadeLink } from "@/lib/browser/share/link-client";

type MadeLinkBoxProps = {
  lang: Lang;
  words: KeepPanelWords["link"];
  made: MadeLink;
};

/** A link just made: to copy, to send, or to open on another phone by its QR code. */
export function MadeLinkBox({ lang, words: text, made }: MadeLinkBoxProps) {
  const [Qr, setQr] = useState<typeof QrCode | null>(null);
  const [isLost, setLost] = useState(false);
  const said = fill(text.message, { url: made.url, date: dayIn(lang, made.expiresAt) });

  const showQr = async () => {
    try {
      const code = await import("./qr-code");
      setQr(() => code.QrCode);
    } catch {
      setLost(true);
    }
  };

  return (
    <div className="mt-2">
      <p className="keep-address">{made.url}</p>
      <div className="keep-buttons">
        <a
          className={buttonClass("green")}
          href={chatLink("", said)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text.whatsapp}
        </a>
        <CopyButton text={made.url} label={text.copy} copied={text.copied} />
        {canSendText() && <Button onClick={() => void sendText(said)}>{text.other}</Button>}
        {!Qr && <Button onClick={() => void showQr()}>{text.qr}</Button>}
      </div>
      {isLost && !Qr && <p role="alert">{text.offline}</p>}
      {Qr && (
        <figure className="keep-qr mt-3">
          <Qr text={made.url} label={text.qrLabel} />
          <figcaption className="text-base">{text.qrHow}</figcaption>
        </figure>
      )}
    </div>
  );
}
