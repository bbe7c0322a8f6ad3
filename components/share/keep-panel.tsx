import { useEffect, useId, useState } from "react";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import type { Outcome } from "@/lib/domain/check/quiz";
import { inAppBrowserHere } from "@/lib/browser/core/download";
import { untilGone } from "@/lib/browser/core/timing";
import { chatLink } from "@/lib/domain/core/chat-link";
import { fill, waitMinutes } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { Button, buttonClass } from "@/components/ui/button";
import "./keep-panel.css";
import { MailReport } from "./mail-report";
import { PdfPart } from "./pdf-part";
import { MAX_LINKS } from "@/lib/domain/account/own-links";
import { makeSavedLink } from "@/lib/browser/share/plan-link";
import type { MadeLink } from "@/lib/browser/share/link-client";
import type { LinkScope } from "@/lib/domain/share/link";
import { CopyButton } from "@/components/ui/copy-button";
import { dayIn } from "@/components/ui/date-format";
import type { QrCode } from "./qr-code";

type MadeLinkBoxProps = {
  lang: Lang;
  words: KeepPanelWords["link"];
  made: MadeLink;
  isQrShown?: boolean;
};

/** A link just made: to copy, to send, or to open on another phone by its QR code. */
export function MadeLinkBox({ lang, words: text, made, isQrShown = false }: MadeLinkBoxProps) {
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
  useEffect(() => {
    if (isQrShown) return untilGone(import("./qr-code"), (code) => setQr(() => code.QrCode));
  }, [isQrShown]);

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

/** What the last tap led to. */
type LinkPhase =
  | { kind: "open" }
  | { kind: "making" | "made" | "offline" | "missing" | "full" }
  | { kind: "often"; afterMs: number };

const A_MOMENT_MS = 60_000;

/** The private link made last on this page, with its address, which is never stored. */
const useLinks = (lang: Lang) => {
  const [made, setMade] = useState<MadeLink | null>(null);
  const [phase, setPhase] = useState<LinkPhase>({ kind: "open" });

  const make = async (scope: LinkScope) => {
    if (phase.kind === "making") return;
    setPhase({ kind: "making" });
    const reply = await makeSavedLink(scope, lang);
    if (reply.kind === "done") {
      setMade(reply.value);
      setPhase({ kind: "made" });
    } else if (reply.kind !== "later")
      setPhase({ kind: reply.kind === "conflict" ? "full" : "missing" });
    else if ((reply.afterMs ?? 0) > A_MOMENT_MS)
      setPhase({ kind: "often", afterMs: reply.afterMs! });
    else setPhase({ kind: "offline" });
  };

  return { made, phase, make };
};

/** What the last tap led to. */
const statusOf = ({ link, missing, often }: KeepPanelWords, phase: LinkPhase): string => {
  if (phase.kind === "open") return "";
  if (phase.kind === "missing") return missing;
  if (phase.kind === "often") return fill(often, { minutes: waitMinutes(phase.afterMs) });
  if (phase.kind === "full") return fill(link.full, { most: MAX_LINKS });
  return link[phase.kind];
};

/** Makes a private link of the chosen scope; those that are open are in the settings. */
function LinkPart({ lang, words }: { lang: Lang; words: KeepPanelWords }) {
  const [scope, setScope] = useState<"plan" | "answers">("plan");
  const name = useId();
  const { link: text } = words;
  const { made, phase, make } = useLinks(lang);
  return (
    <>
      <p className="text-base text-soft">{text.text}</p>
      <fieldset className="my-3">
        <legend className="text-base font-semibold">{text.scope}</legend>
        {(["plan", "answers"] as const).map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              className="size-5 flex-none accent-red"
              type="radio"
              name={name}
              checked={scope === one}
              onChange={() => setScope(one)}
            />
            {text[one]}
          </label>
        ))}
      </fieldset>
      <Button onClick={() => void make(scope)} data-counts="link">
        {text.make}
      </Button>
      <p role="status" className="mt-1 text-base">
        {statusOf(words, phase)}
      </p>
      {made && <MadeLinkBox key={made.linkId} lang={lang} words={text} made={made} />}
    </>
  );
}

type KeepPanelProps = {
  lang: Lang;
  words: KeepPanelWords;
  outcome: Outcome;
};

/** To save and to share: four ways in a row; what one needs opens below it. */
export function KeepPanel({ lang, words, outcome }: KeepPanelProps) {
  const [opened, setOpened] = useState("pdf");
  const id = useId();
  const { inApp, recommend, ways } = words;
  const checkUrl = location.origin + pathIn(lang, "/health-check");
  // All are there from the start: the PDF comes before it is asked for, and a link made stays.
  const parts = {
    link: <LinkPart lang={lang} words={words} />,
    // Browsers inside other apps neither download a file nor hand it on.
    pdf: inAppBrowserHere() ? (
      <p>{inApp}</p>
    ) : (
      <>
        <PdfPart {...{ lang, words, outcome }} />
        <MailReport lang={lang} words={words.mail} />
      </>
    ),
    others: (
      <>
        <p className="text-base text-soft">{recommend.text}</p>
        <a
          className={buttonClass("green", "mt-3")}
          href={chatLink("", fill(recommend.message, { url: checkUrl }))}
          target="_blank"
          rel="noopener"
        >
          {recommend.button}
        </a>
      </>
    ),
  };
  return (
    <div className="keep-panel">
      <div className="keep-ways">
        {(["link", "pdf", "others"] as const).map((way) => (
          <Button
            key={way}
            aria-expanded={opened === way}
            aria-controls={id + way}
            onClick={() => setOpened(opened === way ? "" : way)}
          >
            {ways[way]}
          </Button>
        ))}
        <Button onClick={() => print()} data-counts="print">
          {ways.print}
        </Button>
      </div>
      {Object.entries(parts).map(([way, part]) => (
        <div
          key={way}
          id={id + way}
          role="group"
          aria-label={ways[way as keyof typeof parts]}
          hidden={opened !== way}
          className="mt-4"
        >
          {part}
        </div>
      ))}
    </div>
  );
}
